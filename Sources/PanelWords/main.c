// Shows large words on the display of a machine whose program cannot: through an X server, on the graphics card itself, or as
// lines on the console. It needs neither the program nor its view tree.
#include "words.h"

#include <SDL2/SDL.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { usage_status = 64, unavailable_status = 69, longest_sentence = 2000 };

static const char help[] =
    "usage: bistro-words [options] [SENTENCE]\n"
    "  --title TEXT      the heading (default: “Out of order” in the language)\n"
    "  --language TAG    of the heading and what to do: en, de, fr, zh, ar (default: the service's or the\n"
    "                    environment's)\n"
    "  --rotation N      how far the picture is turned clockwise: 0, 90, 180 or 270 (default: the service's, or 0)\n"
    "  --display NAME    a connector, such as HDMI-A-1, or a number (default: the service's, or the first display)\n"
    "  --mode WxH@N      of the display (default: the service's, or the display's own)\n"
    "  --seconds N       how long it is shown, 1 to 3600 (default 4)\n"
    "  --service         say how the service ended that systemd runs this after (ExecStopPost=)\n"
    "  --picture FILE    write a BMP file instead, as a display of --size WxH has it\n"
    "  --console DEVICE  where lines go without a display (default /dev/tty1)\n";

static int fail(const char *sentence, const char *what) {
  fprintf(stderr, "bistro-words: error: %s%s%s: see --help\n", sentence, what ? " " : "", what ? what : "");
  return usage_status;
}

static int number(const char *text, int least, int most) {
  char *end;
  errno = 0;
  long value = strtol(text, &end, 10);
  return errno || end == text || *end || value < least || value > most ? -1 : (int)value;
}

/// Reads a file that the program left in a folder of the service: `variable` names it. False: there is none.
static bool read_left(const char *variable, const char *name, char *text, size_t size) {
  const char *folder = getenv(variable);
  if (!folder || !*folder) return false;
  char path[1024];
  snprintf(path, sizeof path, "%.*s/%s", (int)strcspn(folder, ":"), folder, name);
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0) return false;
  ssize_t count = read(file, text, size - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  // A letter may have been cut.
  for (size_t end = strlen(text); end > 0 && ((unsigned char)text[end - 1] & 0xC0) == 0x80 && count == (ssize_t)size - 1;)
    text[--end] = 0;
  return *text;
}

/// Language and display of the service's last start whose settings could be read: of this boot, else of an earlier one. What
/// was given by options stays.
static void read_settings(struct request *request, char *language, size_t size) {
  static const char *const folders[] = {"RUNTIME_DIRECTORY", "STATE_DIRECTORY"};
  char text[512] = "";
  for (int i = 0; i < 2 && !*text; i++) read_left(folders[i], "words-display.txt", text, sizeof text);
  char *rest = NULL;
  for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    char *value = strchr(line, ' ');
    if (!value) continue;
    *value++ = 0;
    if (strcmp(line, "language") == 0) snprintf(language, size, "%s", value);
    if (strcmp(line, "display") == 0 && !*request->display) snprintf(request->display, sizeof request->display, "%s", value);
    if (strcmp(line, "mode") == 0 && !*request->mode) snprintf(request->mode, sizeof request->mode, "%s", value);
    if (strcmp(line, "rotation") == 0 && request->rotation < 0) {
      int rotation = number(value, 0, 270);
      if (rotation % 90 == 0) request->rotation = rotation;
    }
  }
}

/// Reads how the service ended. False: there is nothing to say.
static bool service_words(struct words *words, char *sentence, size_t size) {
  const char *result = getenv("SERVICE_RESULT"), *code = getenv("EXIT_CODE"), *status = getenv("EXIT_STATUS");
  if (!result || strcmp(result, "success") == 0) return false;
  bool exited = code && strcmp(code, "exited") == 0;
  int number = exited && status ? atoi(status) : 0;
  if (number == 100) return false;
  words->reason = exited ? number : -1;
  words->title = NULL;
  if (exited && read_left("RUNTIME_DIRECTORY", "last-words.txt", sentence, size)) {
    sentence[strcspn(sentence, "\n")] = 0;
    if (*sentence) words->sentence = sentence;
  }
  return true;
}

/* The version as the file VERSION beside the program has it, which packaging writes. */
static void print_version(void) {
  char path[4096], version[256] = "";
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - sizeof "/VERSION");
  path[length > 0 ? length : 0] = 0;
  char *end = strrchr(path, '/');
  FILE *file = NULL;
  if (end) {
    strcpy(end, "/VERSION");
    file = fopen(path, "r");
  }
  if (file) {
    if (fgets(version, sizeof version, file)) version[strcspn(version, "\r\n")] = 0;
    fclose(file);
  }
  printf("bistro-words %s\n", *version ? version : "development");
}

int main(int argc, char **argv) {
  static const struct option options[] = {
      {"title", required_argument, 0, 't'},   {"language", required_argument, 0, 'l'},
      {"rotation", required_argument, 0, 'r'}, {"seconds", required_argument, 0, 's'},
      {"service", no_argument, 0, 'v'},        {"picture", required_argument, 0, 'p'},
      {"size", required_argument, 0, 'z'},     {"console", required_argument, 0, 'c'},
      {"display", required_argument, 0, 'd'},  {"mode", required_argument, 0, 'm'},
      {"help", no_argument, 0, 'h'},           {"version", no_argument, 0, 'V'},
      {0},
  };
  struct words words = {.reason = 0};
  struct request request = {.width = 800, .height = 480, .rotation = -1, .console = "/dev/tty1"};
  const char *language = NULL;
  const char *picture = NULL;
  bool is_service = false;
  int seconds = 4;
  opterr = 0;
  for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    switch (option) {
      case 't': words.title = optarg; break;
      case 'l': language = optarg; break;
      case 'p': picture = optarg; break;
      case 'c': request.console = optarg; break;
      case 'd': snprintf(request.display, sizeof request.display, "%s", optarg); break;
      case 'm': snprintf(request.mode, sizeof request.mode, "%s", optarg); break;
      case 'v': is_service = true; break;
      case 'h': fputs(help, stdout); return 0;
      case 'V': print_version(); return 0;
      case 'r':
        request.rotation = number(optarg, 0, 270);
        if (request.rotation < 0 || request.rotation % 90) return fail("--rotation must be 0, 90, 180 or 270, not", optarg);
        break;
      case 's':
        seconds = number(optarg, 1, 3600);
        if (seconds < 0) return fail("--seconds must be from 1 to 3600, not", optarg);
        break;
      case 'z':
        if (sscanf(optarg, "%dx%d", &request.width, &request.height) != 2 || request.width < 100 || request.height < 100 ||
            request.width > 8192 || request.height > 8192)
          return fail("--size must be WxH, each from 100 to 8192, not", optarg);
        break;
      default: return fail("there is no option", argv[optind - 1]);
    }
  }
  char sentence[longest_sentence] = "", configured[40] = "";
  if (is_service) read_settings(&request, configured, sizeof configured);
  if (request.rotation < 0) request.rotation = 0;
  if (!language && *configured) language = configured;
  static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (int i = 0; i < 3 && (!language || !*language); i++) language = getenv(variables[i]);
  if (optind < argc) words.sentence = argv[optind];
  if (is_service && !service_words(&words, sentence, sizeof sentence)) return 0;
  words_translate(&words, language);

  if (picture) {
    SDL_Surface *surface = words_draw_turned(&words, request.width, request.height, request.rotation);
    if (!surface || SDL_SaveBMP(surface, picture) != 0) {
      fprintf(stderr, "bistro-words: error: %s cannot be drawn: %s\n", picture, SDL_GetError());
      return unavailable_status;
    }
    return 0;
  }
  // The signals that end it are blocked and waited for, so that it can leave the display as it was.
  sigset_t endings;
  sigemptyset(&endings);
  sigaddset(&endings, SIGTERM);
  sigaddset(&endings, SIGINT);
  sigaddset(&endings, SIGHUP);
  sigprocmask(SIG_BLOCK, &endings, NULL);
  struct timespec time = {.tv_sec = seconds};
  if (getenv("DISPLAY") && *getenv("DISPLAY") && words_on_x(&words, seconds)) return 0;
  if (words_on_card(&words, &request, &endings, &time)) return 0;
  if (words_on_console(&words, request.console)) return 0;
  fprintf(stderr, "bistro-words: error: there is neither a display nor the console %s: %s\n", request.console, words.heading);
  return unavailable_status;
}
