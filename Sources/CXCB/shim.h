#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include <xcb/xtest.h>
#include <xcb/damage.h>
