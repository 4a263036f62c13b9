#include "words.h"

#include <SDL2/SDL_ttf.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// What is said in each language: by exit status, -1 for an end by itself, 0 for all else.
static const struct translation {
  const char *language;
  int reason;
  const char *heading, *remedy;
} translations[] = {
    {"en", 0, "Out of order", "Please call the operator."},
    {"en", -1, "One moment, please", "The guide is starting again."},
    {"en", 64, "Out of order", "An option, the configuration or a file is wrong. Mend it; the guide then starts by itself."},
    {"en", 66, "Out of order", "The content folder has nothing to show."},
    {"en", 69, "Out of order", "There is no display, or another program holds it."},
    {"en", 70, "Out of order", "No face is installed, or the display cannot be drawn to: the log says which."},
    {"en", 77, "Out of order", "The guide may not use a device: check its groups."},
    {"de", 0, "Außer Betrieb", "Bitte den Betreiber rufen."},
    {"de", -1, "Einen Moment bitte", "Der Guide startet neu."},
    {"de", 64, "Außer Betrieb", "Eine Option, die Konfiguration oder eine Datei ist falsch. Nach der Korrektur startet der Guide von selbst."},
    {"de", 66, "Außer Betrieb", "Im Inhaltsordner ist nichts zu zeigen."},
    {"de", 69, "Außer Betrieb", "Es gibt keinen Bildschirm, oder ein anderes Programm hält ihn."},
    {"de", 70, "Außer Betrieb", "Es ist keine Schrift installiert, oder auf den Bildschirm lässt sich nicht zeichnen: das Protokoll sagt, was davon."},
    {"de", 77, "Außer Betrieb", "Der Guide darf ein Gerät nicht benutzen: seine Gruppen prüfen."},
    {"fr", 0, "Hors service", "Veuillez appeler l’exploitant."},
    {"fr", -1, "Un instant, s’il vous plaît", "Le guide redémarre."},
    {"fr", 64, "Hors service", "Une option, la configuration ou un fichier est erroné. Une fois corrigé, le guide démarre de lui-même."},
    {"fr", 66, "Hors service", "Le dossier de contenu n’a rien à montrer."},
    {"fr", 69, "Hors service", "Il n’y a pas d’écran, ou un autre programme l’occupe."},
    {"fr", 70, "Hors service", "Aucune police n’est installée, ou l’écran ne peut pas être dessiné : voir le journal."},
    {"fr", 77, "Hors service", "Le guide ne peut pas utiliser un périphérique : vérifiez ses groupes."},
    {"zh", 0, "暂停服务", "请联系管理员。"},
    {"zh", -1, "请稍候", "指南正在重新启动。"},
    {"zh", 64, "暂停服务", "选项、配置或文件有误。修正后指南会自动启动。"},
    {"zh", 66, "暂停服务", "内容文件夹中没有可显示的内容。"},
    {"zh", 69, "暂停服务", "没有显示器，或被其他程序占用。"},
    {"zh", 70, "暂停服务", "未安装任何字体，或无法在显示器上绘图：详见日志。"},
    {"zh", 77, "暂停服务", "指南无权使用某个设备：请检查其用户组。"},
    {"ar", 0, "خارج الخدمة", "يرجى الاتصال بالمشغّل."},
    {"ar", -1, "لحظة من فضلك", "يُعاد تشغيل الدليل."},
    {"ar", 64, "خارج الخدمة", "خيار أو إعداد أو ملف غير صحيح. بعد تصحيحه يعمل الدليل من تلقاء نفسه."},
    {"ar", 66, "خارج الخدمة", "لا شيء يُعرض في مجلد المحتوى."},
    {"ar", 69, "خارج الخدمة", "لا توجد شاشة، أو يستخدمها برنامج آخر."},
    {"ar", 70, "خارج الخدمة", "لا يوجد خط مثبّت، أو يتعذّر الرسم على الشاشة: راجع السجل."},
    {"ar", 77, "خارج الخدمة", "لا يحق للدليل استخدام أحد الأجهزة: تحقق من مجموعاته."},
};
enum { translation_count = sizeof translations / sizeof *translations };

/// Where Debian's packages put faces, by language; the last ones serve every Latin one.
static const struct face {
  const char *language, *path;
  long index;
} faces[] = {
    {"ar", "/usr/share/fonts/truetype/noto/NotoSansArabic-Bold.ttf", 0},
    {"ar", "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", 0},
    {"ar", "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf", 0},
    {"ar", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 0},
    // The third face of the collection is the simplified Chinese one.
    {"zh", "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc", 2},
    {"zh", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", 2},
    {NULL, "/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf", 0},
    {NULL, "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", 0},
    {NULL, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 0},
};
enum { face_count = sizeof faces / sizeof *faces };

static TTF_Font *open_face(const char *language, int size) {
  if (!TTF_WasInit() && TTF_Init() != 0) return NULL;
  for (int i = 0; i < face_count; i++) {
    if (faces[i].language && strcmp(faces[i].language, language) != 0) continue;
    if (!faces[i].language && (strcmp(language, "zh") == 0 || strcmp(language, "ar") == 0)) continue;
    TTF_Font *font = TTF_OpenFontIndex(faces[i].path, size, faces[i].index);
    if (font) return font;
  }
  // The one beside the program, in case the system has none.
  char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 32);
  if (length <= 0) return NULL;
  path[length] = 0;
  char *name = strrchr(path, '/');
  if (!name) return NULL;
  strcpy(name + 1, "words.ttf");
  return TTF_OpenFont(path, size);
}

/// Whether a face has the first letter of a text in UTF-8.
static bool has_letters(TTF_Font *font, const char *text) {
  const unsigned char *at = (const unsigned char *)text;
  Uint32 letter = at[0] < 0x80   ? at[0]
                  : at[0] < 0xE0 ? (at[0] & 0x1Fu) << 6 | (at[1] & 0x3Fu)
                                 : (at[0] & 0x0Fu) << 12 | (at[1] & 0x3Fu) << 6 | (at[2] & 0x3Fu);
  return TTF_GlyphIsProvided32(font, letter);
}

static const struct translation *find(const char *language, int reason) {
  const struct translation *other = NULL;
  for (int i = 0; i < translation_count; i++) {
    if (strcmp(translations[i].language, language) != 0) continue;
    if (translations[i].reason == reason) return &translations[i];
    if (translations[i].reason == 0) other = &translations[i];
  }
  return other;
}

void words_translate(struct words *words, const char *language) {
  char tag[3] = "en";
  if (language && strlen(language) >= 2) memcpy(tag, language, 2);
  const struct translation *found = find(tag, words->reason);
  if (found) {
    TTF_Font *font = open_face(found->language, 20);
    if (!font || !has_letters(font, found->heading)) found = NULL;
    if (font) TTF_CloseFont(font);
  }
  if (!found) found = find("en", words->reason);
  words->heading = words->title ? words->title : found->heading;
  words->remedy = words->title ? NULL : found->remedy;
  words->language = found->language;
}

/// Draws a text in the middle, below `y`; returns where it ends.
static int put(SDL_Surface *picture, const char *text, const char *language, int size, SDL_Color color, int y) {
  if (!text || !*text) return y;
  TTF_Font *font = open_face(language, size);
  if (!font) return y;
  if (strcmp(language, "ar") == 0) {
    TTF_SetFontDirection(font, TTF_DIRECTION_RTL);
    TTF_SetFontScriptName(font, "Arab");
  }
  TTF_SetFontWrappedAlign(font, TTF_WRAPPED_ALIGN_CENTER);
  SDL_Surface *lines = TTF_RenderUTF8_Blended_Wrapped(font, text, color, (Uint32)(picture->w * 86 / 100));
  TTF_CloseFont(font);
  if (!lines) return y;
  SDL_Rect place = {(picture->w - lines->w) / 2, y, lines->w, lines->h};
  int end = y + lines->h;
  SDL_BlitSurface(lines, NULL, picture, &place);
  SDL_FreeSurface(lines);
  return end;
}

SDL_Surface *words_draw(const struct words *words, int width, int height) {
  TTF_Font *face = open_face(words->language, 20);
  if (!face) {
    SDL_SetError("there is no face: install fonts-noto-core");
    return NULL;
  }
  TTF_CloseFont(face);
  SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_XRGB8888);
  if (!picture) return NULL;
  SDL_FillRect(picture, NULL, SDL_MapRGB(picture->format, 0x12, 0x16, 0x1C));
  int side = width < height ? width : height;
  SDL_Rect bar = {0, 0, width, side / 40 + 1};
  SDL_FillRect(picture, &bar, SDL_MapRGB(picture->format, 0xC7, 0x17, 0x21));
  int large = side / 9, small = side / 20, gap = side / 18;
  SDL_Color white = {255, 255, 255, 255}, grey = {0xC4, 0xCA, 0xD2, 255}, faint = {0x8F, 0x98, 0xA4, 255};
  int y = put(picture, words->heading, words->language, large, white, height / 4) + gap;
  y = put(picture, words->remedy, words->language, small, grey, y) + gap;
  // The program's own sentence is English.
  put(picture, words->sentence, "en", small * 3 / 4, faint, y);
  return picture;
}

SDL_Surface *words_draw_turned(const struct words *words, int width, int height, int rotation) {
  bool is_upright = rotation == 90 || rotation == 270;
  SDL_Surface *picture = words_draw(words, is_upright ? height : width, is_upright ? width : height);
  if (!picture || rotation == 0) return picture;
  SDL_Surface *turned = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, picture->format->format);
  for (int y = 0; turned && y < height; y++) {
    Uint32 *row = (Uint32 *)(void *)((Uint8 *)turned->pixels + (size_t)y * (size_t)turned->pitch);
    for (int x = 0; x < width; x++) {
      int px = rotation == 90 ? y : rotation == 180 ? width - 1 - x : height - 1 - y;
      int py = rotation == 90 ? width - 1 - x : rotation == 180 ? height - 1 - y : x;
      const Uint8 *from = (const Uint8 *)picture->pixels + (size_t)py * (size_t)picture->pitch;
      row[x] = ((const Uint32 *)(const void *)from)[px];
    }
  }
  SDL_FreeSurface(picture);
  return turned;
}
