#pragma once
#include <SDL2/SDL.h>
#include <signal.h>
#include <stdbool.h>
#include <time.h>

/// The words to be shown.
struct words {
  /// The title of the options; NULL: by the reason.
  const char *title;
  /// Of the program, in its own words; NULL: none.
  const char *sentence;
  /// The exit status that explains it; 0: none, -1: the program ended by itself and is started again.
  int reason;
  /// What is shown, by `words_translate`.
  const char *heading;
  const char *remedy;
  /// Of the heading: en, de, fr, zh or ar.
  const char *language;
};

/// Where and how they are shown.
struct request {
  /// Of a picture in a file.
  int width, height;
  /// How far they are turned clockwise, in degrees.
  int rotation;
  /// A connector's name (HDMI-A-1, or card1-HDMI-A-1 with its card) or the number of a display among the connected ones,
  /// from 1 on. Empty: the first one.
  char display[64];
  /// The mode, as 1920x1080 or 1920x1080@50. Empty: the one that the display prefers.
  char mode[32];
  const char *console;
};

/// Chooses heading and remedy in a language, such as de_DE.UTF-8; English where it is none of those known, or where no face has
/// its letters.
void words_translate(struct words *words, const char *language);

/// Draws the words into a picture of 32 bits a pixel. NULL: there is no face, or no memory.
SDL_Surface *words_draw(const struct words *words, int width, int height);

/// Draws the words for a display that is turned: a picture of the display's own width and height, in which they lie turned
/// clockwise by so many degrees. NULL: there is no face, or no memory.
SDL_Surface *words_draw_turned(const struct words *words, int width, int height, int rotation);

/// Shows them for so many seconds through the X server. False: there is none.
bool words_on_x(const struct words *words, int seconds);
/// Shows them on the requested display, or where it is not there on the first connected one of the first graphics card that
/// allows it, until one of the signals or the time comes. False: none does.
bool words_on_card(const struct words *words, const struct request *request, const sigset_t *endings,
                   const struct timespec *time);
/// Prints them on a console. False: it cannot be written.
bool words_on_console(const struct words *words, const char *console);
