#!/usr/bin/python3
"""Puts a small picture into JPEGs, as cameras do: EXIF's thumbnail of 160 x 120 pixels.

    /usr/bin/python3 Scripts/thumbnail.py Assets/Pictures/*.jpg

The guide shows it in lists, where the whole picture would be decoded for
nothing. The picture itself is not encoded again. Needs python3-pil.
"""
import io
import struct
import sys

from PIL import Image

SIZE = (160, 120)
TAG = b'Exif\0\0'


def exif(thumbnail):
    """A big-endian TIFF of two directories: upright, and where the thumbnail lies."""
    def entry(tag, kind, value):
        return struct.pack('>HHI', tag, kind, 1) + (struct.pack('>HH', value, 0) if kind == 3 else struct.pack('>I', value))
    first = 8
    second = first + 2 + 12 + 4
    data = second + 2 + 3 * 12 + 4
    tiff = b'MM\0*' + struct.pack('>I', first)
    tiff += struct.pack('>H', 1) + entry(0x0112, 3, 1) + struct.pack('>I', second)
    tiff += struct.pack('>H', 3) + entry(0x0103, 3, 6) + entry(0x0201, 4, data) + entry(0x0202, 4, len(thumbnail))
    return TAG + tiff + struct.pack('>I', 0) + thumbnail


def without_exif(jpeg):
    """The file without its EXIF parts."""
    kept, at = [jpeg[:2]], 2
    while jpeg[at] == 0xFF and jpeg[at + 1] != 0xDA:
        length = struct.unpack('>H', jpeg[at + 2:at + 4])[0]
        segment = jpeg[at:at + 2 + length]
        if not (segment[1] == 0xE1 and segment[4:10] == TAG):
            kept.append(segment)
        at += 2 + length
    return b''.join(kept) + jpeg[at:]


def add(path):
    with Image.open(path) as image:
        small = image.convert('RGB').resize(SIZE, Image.LANCZOS)
    stream = io.BytesIO()
    small.save(stream, 'JPEG', quality=80, optimize=True, subsampling=2)
    body = exif(stream.getvalue())
    with open(path, 'rb') as file:
        jpeg = without_exif(file.read())
    with open(path, 'wb') as file:
        file.write(jpeg[:2] + b'\xff\xe1' + struct.pack('>H', len(body) + 2) + body + jpeg[2:])


if __name__ == '__main__':
    for path in sys.argv[1:]:
        add(path)
