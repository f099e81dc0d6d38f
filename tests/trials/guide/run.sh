#!/bin/bash
# Follows docs/hosting.md to the letter on a machine that nobody has used before: this one under a
# fresh layer, with its own network of nothing but loopback. As root, on Debian:
#
#     bash tests/trials/guide/run.sh OLD        # a commit or tag from which to update
#
# What systemd does is done by hand, since it does not run in there. What was found becomes a row of
# docs/reliability.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(git -C "$here" rev-parse --show-toplevel)
old=${1:?which commit to update from?}
base=$(mktemp -d)
export BASE=$base HERE=$here
trap 'rm -rf "$base"' EXIT
git clone --quiet "$root" "$base/new"
git clone --quiet "$root" "$base/old"
git -C "$base/old" checkout --quiet "$old"
# With no network in there, what is not at hand already must be fetched before.
apt-get install --yes --download-only python3-venv nginx > /dev/null
for wanted in "$base/old[fast]" "$base/new[fast,postgres]"; do
    python3 -m pip download --quiet --dest "$base/wheels" hatchling "$wanted"
done
unshare --mount --net --propagation private bash -euc '
    ip link set lo up
    mkdir "$BASE/machine"
    mount -t tmpfs none "$BASE/machine"
    cd "$BASE/machine"
    mkdir up work root
    mount -t overlay overlay -o lowerdir=/,upperdir=up,workdir=work root
    for part in proc dev sys; do mount --rbind "/$part" "root/$part"; done
    mkdir -p root/srv/new root/srv/old root/srv/wheels
    mount --bind "$BASE/new" root/srv/new
    mount --bind "$BASE/old" root/srv/old
    mount --bind "$BASE/wheels" root/srv/wheels
    cp "$HERE/inside.sh" "$HERE/players.py" root/srv/
    mount -t tmpfs none root/tmp
    chmod 1777 root/tmp
    chroot root bash /srv/inside.sh
' | tee "$base/told"
(cd "$root" && python3 -m tests.trials.guide.note "$base/told" "$old")
