#!/usr/bin/env python3
"""The scene of Benchmarks/Scene in Qt Quick's software renderer, for bench-driver: answers SIGUSR2 as `scene` does.

Needs PySide6 (pip install PySide6-Essentials). What a frame costs is Qt's own C++; Python runs once a frame, to count.
"""

import argparse
import json
import os
import signal
import socket
import sys
import time

os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import QRectF, QSize, QSocketNotifier, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPainterPath
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtQml import QQmlApplicationEngine

HERE = os.path.dirname(os.path.abspath(__file__))


class RoundedPictures(QQuickImageProvider):
    """Pictures scaled to fill and with round corners, once: the software renderer cannot round them by itself."""

    def __init__(self, folder):
        super().__init__(QQuickImageProvider.ImageType.Image)
        self.folder = folder

    def requestImage(self, name, size, requested):
        name, extent, radius = name.split("/")
        width, height = (int(side) for side in extent.split("x"))
        picture = QImage(os.path.join(self.folder, name + ".jpg"))
        picture = picture.scaled(
            QSize(width, height), Qt.AspectRatioMode.KeepAspectRatioByExpanding,
            Qt.TransformationMode.SmoothTransformation)
        result = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        result.fill(Qt.GlobalColor.transparent)
        painter = QPainter(result)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, width, height), float(radius), float(radius))
        painter.setClipPath(path)
        painter.drawImage((width - picture.width()) // 2, (height - picture.height()) // 2, picture)
        painter.end()
        return result


class Figures:
    """What was counted since the last question."""

    def __init__(self):
        self.first = None
        self.begin()

    def begin(self):
        self.frames = []
        self.start = time.monotonic()
        self.cpu = time.process_time_ns()

    def swapped(self):
        now = time.monotonic()
        if self.first is None:
            self.first = now
        self.frames.append(now)

    def report(self):
        gaps = sorted((b - a) * 1000 for a, b in zip(self.frames, self.frames[1:]))

        def gap(share):
            return gaps[int((len(gaps) - 1) * share)] if gaps else None

        figures = dict.fromkeys(
            ["events", "wakeUps", "bodies", "layouts", "damagePixels", "pixelsPainted", "drawCalls",
             "eventNanoseconds", "treeNanoseconds", "updateNanoseconds", "layoutNanoseconds",
             "composeNanoseconds", "aheadNanoseconds", "paintNanoseconds", "presentNanoseconds"], 0)
        figures.update(
            seconds=time.monotonic() - self.start, renderer="software", firstFrameAt=self.first,
            firstCompleteFrameAt=self.first, presented=len(self.frames), frames=len(self.frames),
            bodiesByType={}, gapP50=gap(0.5), gapP95=gap(0.95), gapWorst=gap(1),
            processNanoseconds=time.process_time_ns() - self.cpu)
        return figures


def write(path, value):
    with open(path + ".new", "w") as file:
        json.dump(value, file)
    os.rename(path + ".new", path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1000)
    parser.add_argument("--stats", metavar="FILE")
    options = parser.parse_args()
    app = QGuiApplication(sys.argv[:1])
    engine = QQmlApplicationEngine()
    pictures = RoundedPictures(os.path.join(HERE, "..", "..", "Scene", "Pictures"))
    engine.addImageProvider("rounded", pictures)
    engine.setInitialProperties({"rowCount": options.rows})
    engine.load(QUrl.fromLocalFile(os.path.join(HERE, "scene.qml")))
    if not engine.rootObjects():
        sys.exit("scene.py: scene.qml could not be loaded")
    figures = Figures()
    engine.rootObjects()[0].frameSwapped.connect(figures.swapped)

    # A signal wakes Qt's loop through a socket: nothing is polled.
    reader, writer = socket.socketpair()
    reader.setblocking(False)
    writer.setblocking(False)
    signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    for number in (signal.SIGUSR2, signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)

    def signalled():
        for number in reader.recv(64):
            if number == signal.SIGUSR2 and options.stats:
                write(options.stats, figures.report())
                figures.begin()
            elif number != signal.SIGUSR2:
                app.quit()

    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(signalled)
    sys.exit(app.exec())


if __name__ == "__main__":
    main()
