# shellcheck shell=bash
# What ./run and ./test share; sourced by them after they set `root` to the repository's folder.

log_dir=${root:?}/build/log
# shellcheck disable=SC2034  # used by the scripts that source this file
jobs=$(nproc)

# A short line of progress, always on standard error.
say() {
  printf 'scalekit: %s\n' "$*" >&2
}

# quietly NAME COMMAND...: runs the command with its output in build/log/NAME.log; when it fails, shows the end of
# that log and ends the script.
quietly() {
  local log=$log_dir/$1.log status=0
  shift
  mkdir -p -- "$log_dir"
  "$@" >"$log" 2>&1 </dev/null || status=$?
  if ((status != 0)); then
    tail -n 40 -- "$log" >&2
    say "failed (exit status $status): $*"
    say "the whole log: $log"
    exit 1
  fi
}

# ---- Packages --------------------------------------------------------------------------------------------

# missing_packages LIST...: names of the packages in cmake/dependencies/LIST.txt that are not installed.
missing_packages() {
  local list package wanted=() installed
  for list in "$@"; do
    while read -r package; do
      [[ -z $package || $package == '#'* ]] || wanted+=("$package")
    done <"$root/cmake/dependencies/$list.txt"
  done
  installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null || true)
  for package in "${wanted[@]}"; do
    [[ $'\n'$installed$'\n' == *$'\n'"installed $package"$'\n'* ]] || printf '%s\n' "$package"
  done
}

# apt-get does not wait for another apt-get that holds the package lists, so this tries again.
update_package_lists() {
  local output try
  for ((try = 0; try < 60; ++try)); do
    if output=$("$@" apt-get -qq update 2>&1); then
      printf '%s\n' "$output"
      return
    fi
    [[ $output == *'Could not get lock'* ]] || break
    sleep 5
  done
  # A repository that cannot be reached need not matter: the installation decides.
  printf '%s\n' "$output"
}

install_packages() {
  update_package_lists "${as_root[@]}"
  "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 install -y --no-install-recommends "$@"
}

# install_dependencies LIST...: installs what is missing; costs nothing when nothing is.
install_dependencies() {
  local packages
  if [[ -n ${SCALEKIT_SKIP_INSTALL:-} ]]; then
    return
  fi
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "this is no Debian system: the packages listed in cmake/dependencies/ are taken to be installed"
    return
  fi
  mapfile -t packages < <(missing_packages "$@")
  if ((${#packages[@]} == 0)); then
    return
  fi
  local environment=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8)
  if ((EUID == 0)); then
    as_root=("${environment[@]}")
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root=(sudo -n "${environment[@]}")
  elif command -v sudo >/dev/null && [[ -t 0 && -t 2 ]] && sudo -v; then
    as_root=(sudo "${environment[@]}")
  else
    say "packages are missing and neither root nor sudo is at hand to install them. Have them installed with:"
    say "  apt-get update && apt-get install -y --no-install-recommends ${packages[*]}"
    exit 1
  fi
  say "installing ${#packages[@]} packages: ${packages[*]}"
  quietly install install_packages "${packages[@]}"
}

# ---- CMake -----------------------------------------------------------------------------------------------

# Uses ccache when it is there, also when the home folder cannot be written.
find_compiler_launcher() {
  launcher=$(command -v ccache || true)
  if [[ -n $launcher ]]; then
    export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
    if [[ -z ${CCACHE_DIR:-} && ! -w ${HOME:-/nonexistent} ]]; then
      export CCACHE_DIR=$root/build/ccache
    fi
  fi
}

# configure PRESET: does nothing when that is already done, for ninja runs CMake itself when a CMake file or the
# set of sources has changed. A build folder that was copied from another place is made anew.
configure() {
  local preset=$1 dir=$root/build/$1 cache=$root/build/$1/CMakeCache.txt
  if [[ -f $cache ]]; then
    if ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
      rm -rf -- "$dir"
    elif [[ -f $dir/build.ninja ]] && grep -qxE "CMAKE_CXX_COMPILER_LAUNCHER:[A-Z]+=$launcher" "$cache"; then
      return
    fi
  fi
  cmake --preset "$preset" -D "CMAKE_CXX_COMPILER_LAUNCHER:STRING=$launcher"
}
