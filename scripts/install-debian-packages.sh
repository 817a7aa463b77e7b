#!/bin/sh
# Installs the programs that the tests need and that npm does not bring: a browser and a system ffmpeg.
# Does nothing where both are there. Run as root, or as a user who may use sudo.
set -eu

missing=''
command -v ffmpeg >/dev/null 2>&1 || missing="$missing ffmpeg"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"

if [ -z "$missing" ]; then
  echo 'ffmpeg and chromium are installed: nothing to do.'
  exit 0
fi

if ! command -v apt-get >/dev/null 2>&1; then
  echo "This is not a Debian system. Please install:$missing" >&2
  exit 1
fi

as_root=''
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "Please run this as root: it installs$missing with apt-get." >&2
    exit 1
  fi
  as_root='sudo'
fi

echo "Installing with apt-get:$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -q
# shellcheck disable=SC2086 # one word for each package
$as_root apt-get install -q -y --no-install-recommends $missing
