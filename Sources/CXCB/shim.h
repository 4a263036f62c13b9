#include <xcb/xcb.h>
#include <xcb/xtest.h>
#include <xcb/damage.h>
