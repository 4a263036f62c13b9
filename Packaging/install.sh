#!/usr/bin/env bash
# Installs what `make guide` built: Packaging/install.sh [--prefix PREFIX] [--kiosk]
#
# Below PREFIX (/usr/local): the program with its pictures and strings in lib/bistro, a link to it in bin, entries for the
# desktop, icons, the manual, and in share/doc/bistro the pages on content and kiosks with the schemas. --kiosk adds the
# service unit and its configuration. DESTDIR is put before every path, for packages; BUILT names another folder of what was
# built.
set -euo pipefail
cd "$(dirname "$0")/.."

prefix=/usr/local
kiosk=false
while [ $# -gt 0 ]; do
  case $1 in
    --prefix)
      prefix=${2:?"install: --prefix needs a folder"}
      shift
      ;;
    --kiosk) kiosk=true ;;
    *)
      echo "install: there is no option $1: --prefix PREFIX and --kiosk are the options" >&2
      exit 64
      ;;
  esac
  shift
done
case $prefix in
  /*) ;;
  *)
    echo "install: PREFIX must begin with /, and $prefix does not" >&2
    exit 64
    ;;
esac

built=${BUILT:-.build/release}
if [ ! -x "$built/bistro" ]; then
  echo "install: $built/bistro is not there: run \`make install\`, which builds it" >&2
  exit 66
fi

root=${DESTDIR:-}$prefix
share=$root/share
read -r version date _ < <(Packaging/version.sh)
program=$root/lib/bistro
written() { sed -e "s/@VERSION@/$version/g" -e "s/@DATE@/$date/g" "$1"; }

# What an earlier version had and this one has not goes.
rm -rf "$program"
doc=$share/doc/bistro
install -d "$program" "$root/bin" "$share/applications" "$share/metainfo" "$share/man/man1" "$share/man/man5" "$doc/schemas"
install -m 755 "$built/bistro" "$program/bistro"
strip --strip-unneeded "$program/bistro" 2>/dev/null || true
echo "$version" >"$program/VERSION"
if [ -x "$built/bistro-words" ]; then
  install -m 755 "$built/bistro-words" "$program/bistro-words"
  strip --strip-unneeded "$program/bistro-words" 2>/dev/null || true
  # Its face, in case the system it is brought to has none.
  for face in Bold Regular; do
    face=/usr/share/fonts/truetype/noto/NotoSans-$face.ttf
    if [ -r "$face" ]; then
      install -m 644 "$face" "$program/words.ttf"
      break
    fi
  done
fi
for bundle in Restaurants SDLHost; do
  cp -R "$built/Bistro_$bundle.resources" "$program/"
done
cp -R Assets "$program/Assets"
chmod -R u=rwX,go=rX "$program"
ln -sfn ../lib/bistro/bistro "$root/bin/bistro"

install -m 644 docs/content.md docs/kiosk.md "$doc/"
install -m 644 docs/schemas/*.json "$doc/schemas/"
install -m 644 Packaging/bistro.desktop "$share/applications/bistro.desktop"
written Packaging/bistro.metainfo.xml >"$share/metainfo/org.bistro.Bistro.metainfo.xml"
icon() { install -D -m 644 "$2" "$share/icons/hicolor/$1x$1/apps/bistro.png"; }
for size in 48 64 128; do icon $size Packaging/icons/$size.png; done
icon 256 Assets/AppIcon.png
for page in Packaging/*.[15]; do
  manual=$share/man/man${page##*.}/$(basename "$page").gz
  written "$page" | gzip -9n >"$manual"
  chmod 644 "$manual"
done
chmod 644 "$share/metainfo/org.bistro.Bistro.metainfo.xml"

if $kiosk; then
  units=$root/lib/systemd/system
  install -d "$units" "${DESTDIR:-}/etc/bistro"
  sed -e "s|^ExecStart=/usr/bin/bistro|ExecStart=$prefix/bin/bistro|" \
    -e "s|^ExecStopPost=-/usr/lib/bistro|ExecStopPost=-$prefix/lib/bistro|" Packaging/bistro-kiosk.service \
    >"$units/bistro-kiosk.service"
  chmod 644 "$units/bistro-kiosk.service"
  # The operator's own words stay.
  if [ ! -e "${DESTDIR:-}/etc/bistro/kiosk.toml" ]; then
    install -m 644 Packaging/kiosk.toml "${DESTDIR:-}/etc/bistro/kiosk.toml"
  fi
fi
[ -n "${DESTDIR:-}" ] || echo "install: bistro is at $prefix/bin/bistro"
