#!/usr/bin/env bash
# Makes a Debian package of the guide and its kiosk service in out/: Packaging/deb.sh
#
# DEBFULLNAME and DEBEMAIL name who makes it. BUILT names a folder of what was built, where nothing is to be built, OUT another
# folder for the package; COMPRESSION=none saves a minute. The same sources, built by the same compiler on the same system,
# give the same bytes: every time in it is the last commit's.
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in dpkg-deb dpkg-shlibdeps; do
  command -v $tool >/dev/null || {
    echo "deb: $tool is missing: install the package dpkg-dev" >&2
    exit 69
  }
done
[ -n "${BUILT:-}" ] || make --no-print-directory guide words

read -r version _ epoch < <(Packaging/version.sh)
export SOURCE_DATE_EPOCH=$epoch
architecture=$(dpkg --print-architecture)
maintainer="${DEBFULLNAME:-The Bistro contributors} <${DEBEMAIL:-bistro@bistro.invalid}>"
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
tree=$stage/bistro
umask 022
mkdir -p "$tree/DEBIAN" "$stage/debian"

DESTDIR=$tree Packaging/install.sh --prefix /usr --kiosk
documents=$tree/usr/share/doc/bistro
install -d "$tree/usr/share/lintian/overrides"
# The Swift runtime and this project's own code are one program.
cp Packaging/lintian-overrides "$tree/usr/share/lintian/overrides/bistro"
{
  echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
  echo "Upstream-Name: Bistro"
  echo
  echo "Files: *"
  echo "Copyright: $(date -u -d "@$epoch" +%Y) the Bistro contributors"
  echo "License: Apache-2.0"
  echo " On Debian systems the licence is in /usr/share/common-licenses/Apache-2.0."
} >"$documents/copyright"
{
  echo "bistro ($version) unstable; urgency=medium"
  echo
  echo "  * Built from the sources of this day."
  echo
  echo " -- $maintainer  $(LC_ALL=C date -u -R -d "@$epoch")"
} | gzip -9n >"$documents/changelog.gz"

# What it needs is what its libraries are in.
printf 'Source: bistro\n\nPackage: bistro\nArchitecture: any\n' >"$stage/debian/control"
needs=$(cd "$stage" && dpkg-shlibdeps -O -e"$tree/usr/lib/bistro/bistro" -e"$tree/usr/lib/bistro/bistro-words" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
# The guide fetches nothing, and libcurl is loaded by the first request alone: nobody has to have it for the guide.
network="libcurl4 | libcurl3-gnutls"
fonts="fonts-inter, fonts-quicksand, fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji"
cat >"$tree/DEBIAN/control" <<CONTROL
Package: bistro
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size --exclude=DEBIAN "$tree" | cut -f1)
Depends: $needs, adduser
Recommends: $fonts, libudev1, libegl1, libgles2, libgl1-mesa-dri
Suggests: $network
Section: misc
Priority: optional
Description: restaurant guide for desktops and touchscreen kiosks
 A list with a sheet that slides up half way, cards to swipe and covers to leaf
 through, by mouse, touch and keys. It runs in a window, or without a window
 system on the bare display as the service bistro-kiosk.
CONTROL
echo /etc/bistro/kiosk.toml >"$tree/DEBIAN/conffiles"
install -m 755 Packaging/postinst Packaging/prerm Packaging/postrm "$tree/DEBIAN/"
(cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
find "$tree" -exec touch -h -d "@$epoch" {} +

mkdir -p "${OUT:=out}"
package=$OUT/bistro_${version}_$architecture.deb
dpkg-deb --root-owner-group -Z"${COMPRESSION:-xz}" --build "$tree" "$package" >/dev/null
echo "deb: $package"
