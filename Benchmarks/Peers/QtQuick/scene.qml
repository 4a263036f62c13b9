import QtQuick

// The scene of Benchmarks/Scene in Qt Quick: rows of 96 pixels with rounded thumbnails and two texts, and a sheet that
// stands at half or at 4 % from the top over a scrim.
Window {
    id: window
    width: 1080; height: 1920; x: 0; y: 0
    flags: Qt.FramelessWindowHint
    visible: true
    color: "white"
    title: "scene"
    property int rowCount: 1000
    property string pictures
    property int chosen: 0
    readonly property real half: height / 2
    readonly property real full: height * 0.04

    function pictureOf(index) {
        const number = index % 20
        return "image://rounded/" + (number < 10 ? "scene-0" : "scene-") + number
    }

    ListView {
        id: list
        objectName: "list"
        anchors.fill: parent
        model: window.rowCount
        reuseItems: true
        cacheBuffer: 480
        delegate: Item {
            width: list.width
            height: 96
            Image {
                x: 24; y: 12; width: 72; height: 72
                source: window.pictureOf(index) + "/72x72/12"
            }
            Text {
                x: 112; y: 18
                text: "Row number " + index
                font { pixelSize: 24; weight: Font.DemiBold }
            }
            Text {
                x: 112; y: 52; width: list.width - 136
                text: "The second line of row " + index + ", somewhat longer than the first"
                elide: Text.ElideRight
                color: "#8a8a8e"
                font.pixelSize: 18
            }
            TapHandler {
                onTapped: {
                    window.chosen = index
                    slide.to = window.half
                    slide.start()
                }
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        color: "black"
        opacity: 0.4 * Math.max(0, Math.min(1, (window.height - sheet.y) / window.half))
        visible: opacity > 0
        MouseArea { anchors.fill: parent; onClicked: { slide.to = window.height; slide.start() } }
    }

    Rectangle {
        id: sheet
        objectName: "sheet"
        width: parent.width
        height: parent.height * 0.96 + 100
        y: parent.height
        radius: 10
        color: "white"
        NumberAnimation { id: slide; target: sheet; property: "y"; duration: 350; easing.type: Easing.OutCubic }
        Rectangle { width: 36; height: 5; radius: 2.5; x: (parent.width - width) / 2; y: 8; color: "#c5c5c7" }
        Image {
            x: 24; y: 44; width: 1032; height: 480
            source: window.pictureOf(window.chosen) + "/1032x480/24"
        }
        Text { x: 24; y: 540; text: "Row number " + window.chosen; font { pixelSize: 36; bold: true } }
        Repeater {
            model: 8
            Text {
                x: 24; y: 600 + index * 42
                text: "Line " + (index + 1) + " of what there is to say about row " + window.chosen
                font.pixelSize: 22
            }
        }
        MouseArea {
            anchors.fill: parent
            property real grip
            onPressed: mouse => { slide.stop(); grip = mapToItem(null, mouse.x, mouse.y).y - sheet.y }
            onPositionChanged: mouse => {
                sheet.y = Math.max(window.full, mapToItem(null, mouse.x, mouse.y).y - grip)
            }
            onReleased: {
                slide.to = sheet.y < (window.half + window.full) / 2 ? window.full
                    : sheet.y < window.half * 1.5 ? window.half : window.height
                slide.start()
            }
        }
    }
}
