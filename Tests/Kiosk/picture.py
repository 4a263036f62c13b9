"""Pictures as rows of RGB bytes: read from PPM and PNG, written as PNG, compared."""
import struct
import zlib


class Picture:
    def __init__(self, width, height, pixels):
        self.width, self.height, self.pixels = width, height, bytes(pixels)
        if len(self.pixels) != width * height * 3:
            raise ValueError(f"{len(self.pixels)} bytes are not {width} x {height} pixels")

    # Reading and writing

    @classmethod
    def read(cls, data):
        return cls._ppm(data) if data[:2] == b"P6" else cls._bmp(data) if data[:2] == b"BM" else cls._png(data)

    @classmethod
    def _ppm(cls, data):
        fields, at = [], 2
        while len(fields) < 3:
            while data[at] in b" \n\t\r":
                at += 1
            end = at
            while data[end] not in b" \n\t\r":
                end += 1
            fields.append(int(data[at:end]))
            at = end
        return cls(fields[0], fields[1], data[at + 1:])

    @classmethod
    def _bmp(cls, data):
        start, = struct.unpack_from("<I", data, 10)
        width, height = struct.unpack_from("<ii", data, 18)
        depth, = struct.unpack_from("<H", data, 28)
        size = depth // 8
        stride = (width * size + 3) // 4 * 4
        rows = []
        for y in range(abs(height)):
            at = start + (abs(height) - 1 - y if height > 0 else y) * stride
            row = data[at:at + width * size]
            pixels = bytearray(width * 3)
            # The bytes are blue, green, red.
            for channel in range(3):
                pixels[channel::3] = row[2 - channel::size]
            rows.append(bytes(pixels))
        return cls(width, abs(height), b"".join(rows))

    @classmethod
    def _png(cls, data):
        if data[:8] != b"\x89PNG\r\n\x1a\n":
            raise ValueError("not a picture")
        at, packed = 8, b""
        while at < len(data):
            length, kind = struct.unpack_from(">I4s", data, at)
            body = data[at + 8:at + 8 + length]
            if kind == b"IHDR":
                width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
                if depth != 8 or colour not in (2, 6) or interlaced:
                    raise ValueError("only PNG files of 8 bits, RGB or RGBA, are read")
            elif kind == b"IDAT":
                packed += body
            at += 12 + length
        size = 3 if colour == 2 else 4
        lines, stride, rows = zlib.decompress(packed), width * size, []
        before = bytearray(stride)
        for y in range(height):
            kind = lines[y * (stride + 1)]
            row = bytearray(lines[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
            unfilter(kind, row, before, size)
            before = row
            rows.append(bytes(row) if size == 3 else bytes(b for i, b in enumerate(row) if i % 4 != 3))
        return cls(width, height, b"".join(rows))

    def png(self):
        lines = b"".join(
            b"\0" + self.pixels[y * self.width * 3:(y + 1) * self.width * 3] for y in range(self.height))

        def chunk(kind, body):
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

        return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(lines, 6)) + chunk(b"IEND", b""))

    # Judging

    @property
    def size(self):
        return self.width, self.height

    def row(self, y):
        return self.pixels[y * self.width * 3:(y + 1) * self.width * 3]

    def column(self, x):
        return b"".join(self.pixels[(y * self.width + x) * 3:(y * self.width + x) * 3 + 3] for y in range(self.height))

    @property
    def colours(self):
        """How many different ones."""
        return len({self.pixels[i:i + 3] for i in range(0, len(self.pixels), 3)})

    def is_black(self):
        return not any(self.pixels)

    def has_black_edge(self):
        """Whether an outer row or column shows nothing: a picture that does not reach it."""
        edges = (self.row(0), self.row(self.height - 1), self.column(0), self.column(self.width - 1))
        return any(max(edge) < 8 for edge in edges)

    def differing(self, other, threshold=0):
        """How many pixels differ from those of another picture; all of them where the sizes do."""
        if self.size != other.size:
            return max(self.width * self.height, other.width * other.height)
        if self.pixels == other.pixels:
            return 0
        count = 0
        for y in range(self.height):
            a, b = self.row(y), other.row(y)
            if a != b:
                count += sum(
                    max(abs(a[i] - b[i]), abs(a[i + 1] - b[i + 1]), abs(a[i + 2] - b[i + 2])) > threshold
                    for i in range(0, len(a), 3))
        return count


def unfilter(kind, row, before, size):
    """Undoes a PNG row's filter in place (PNG specification, 9.2)."""
    if kind == 0:
        return
    for i in range(len(row)):
        left = row[i - size] if i >= size else 0
        up = before[i]
        corner = before[i - size] if i >= size else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        else:
            a, b, c = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
            guess = left if a <= b and a <= c else up if b <= c else corner
        row[i] = (row[i] + guess) & 255
