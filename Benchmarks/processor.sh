# For materials.sh and frames.sh: recordings that a program plays without a window, and the processor's time that it takes.
# Sets `work`, a folder that goes with the script, and `frames`, how many frames of a recording count.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
frames=600
TIMEFORMAT='%U %S'

# recording WIDTH HEIGHT SCALE X Y STEP [TAPPED]: a window, in points, and a finger from x, y on that goes by so many points each
# frame, up and down by turns, or, with 0, is not there. TAPPED: first it taps there, at x, and what opens has two seconds.
# A header, then a line for each event and each frame.
recording() {
  awk -v width="$1" -v height="$2" -v scale="$3" -v x="$4" -v from="$5" -v step="$6" -v tapped="${7:-}" -v frames="$frames" '
    function frame() { printf "{\"at\":%.6f,\"what\":\"frame\"}\n", t }
    function pointer(phase) {
      printf "{\"at\":%.6f,\"what\":\"pointer\",\"id\":1,\"kind\":\"touch\",\"phase\":\"%s\",", t, phase
      printf "\"x\":%d,\"y\":%.3f,\"time\":%.6f,\"button\":0,\"modifiers\":0}\n", x, y, t
    }
    function idle(count) { while (count-- > 0) { t += 1 / 120; frame() } }
    BEGIN {
      printf "{\"version\":1,\"width\":%d,\"height\":%d,\"scale\":%s,\"safeArea\":[0,0,0,0]}\n", width, height, scale
      idle(10)
      if (tapped != "") { y = tapped; pointer("began"); idle(6); pointer("ended"); idle(240) }
      y = from
      if (step > 0) pointer("began")
      for (i = 0; i < frames; i++) {
        t += 1 / 120
        y += int(i / 100) % 2 == 0 ? -step : step
        if (step > 0) pointer("moved")
        frame()
      }
    }'
}

# milliseconds PROGRAM ARGUMENT...: of the processor, for one run without a display.
milliseconds() {
  { time env -u DISPLAY -u WAYLAND_DISPLAY XDG_CONFIG_HOME="$work" "$@" >/dev/null 2>&1; } 2>&1 \
    | awk '{ printf "%.0f\n", ($1 + $2) * 1000 }'
}

# median FILE: the fourth of seven figures, in order of size.
median() { sort -n "$work/$1" | sed -n 4p; }

# cost MOVING STILL: milliseconds a frame, by the medians of two files.
cost() {
  awk -v all="$(median "$1")" -v still="$(median "$2")" -v frames="$frames" 'BEGIN { printf "%.2f", (all - still) / frames }'
}
