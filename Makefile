# Everything that one does with Bistro. Needs Swift 6.2 or later; installs the rest.

SWIFT ?= swift
# More options for the guide: make run ARGS="--help"
ARGS ?=
# Some of the tests: make test ONLY=GuideTests.SheetTests, make test-kiosk ONLY=crash
ONLY ?=
RELEASE := -c release --product bistro $(shell Scripts/release-flags.sh)
GUIDE := .build/release/bistro

export SWIFT

# Where `make install` puts the guide.
PREFIX ?= /usr/local

.PHONY: help run install test test-kiosk fuzz crawl sanitize kiosk tour bench preview filmstrips docs deb lint format api compile-times clean guide words

help:
	@echo "make run      build the guide and open it in a window (without a display: play the tour)"
	@echo "make test     run every test, those with a real mouse and real fingers too; ONLY=SUITE runs one"
	@echo "make test-kiosk  boot the kiosk in a virtual machine of Debian packages and check it; ONLY=\"PART ...\", MINUTES=3"
	@echo "make fuzz     throw a million random events at the components and the guide, change random trees"
	@echo "make crawl    visit the guide, the tutorials and the examples for an hour, every frame watched (HOURS=8: for eight)"
	@echo "make sanitize run the tests, random events and storms of real input under the sanitizers"
	@echo "make kiosk    build the guide and open it full screen, without a cursor"
	@echo "make tour     play the guided tour into PNG files in out/tour"
	@echo "make bench    measure"
	@echo "make preview  show the components one by one"
	@echo "make docs     write the components' documentation as web pages to out/docs"
	@echo "make filmstrips  write the documentation's rows of frames to docs/images"
	@echo "make install  build the guide and install it for the desktop (PREFIX=/usr/local, DESTDIR=)"
	@echo "make deb      make a Debian package of the guide and the kiosk's service in out"
	@echo "make lint     check the house style; make format settles most of it"
	@echo "make api      write the table of the API (docs/API.md) anew"
	@echo "make compile-times  name the bodies that the compiler takes long for"
	@echo "make clean    remove what was built"

run:
	@Scripts/setup.sh run
	@$(MAKE) --no-print-directory guide
	@$(GUIDE) $(ARGS)

kiosk:
	@Scripts/setup.sh run kiosk
	@$(MAKE) --no-print-directory guide
	@$(GUIDE) --kiosk $(ARGS)

tour:
	@Scripts/setup.sh run
	@$(MAKE) --no-print-directory guide
	@$(GUIDE) --tour out/tour $(ARGS)

guide:
	@$(SWIFT) build $(RELEASE)

# What is shown when the guide cannot.
words:
	@$(SWIFT) build -c release --product bistro-words $(shell Scripts/release-flags.sh)

test:
	@Scripts/setup.sh run test
	@$(SWIFT) build --build-tests
	@Scripts/test.sh $(if $(ONLY),--filter '$(ONLY)')

# ONLY=--list names the parts; MINUTES of visits in the part long, or of keys by chance in the part keys.
test-kiosk:
	@Scripts/setup.sh run deb kiosk-test
	@MINUTES='$(MINUTES)' python3 Tests/Kiosk/run.py $(ONLY)

# In a release build: a debug build takes hours. make fuzz ARGS="--kind deck --seed 7 --events 2000" plays one run again.
fuzz:
	@Scripts/setup.sh run
	@$(SWIFT) run -c release fuzz $(or $(ARGS),--events 1000000 --trees 500)

# SEED is the first visit's (1000); PROGRAM names the one that is visited alone, as "guide" or "tutorials cards".
# SCRIPT=FILE plays what led to a fault again, by the PROGRAM of the name that was told with it; film strips go to out/crawl.
crawl: RUN := $(SWIFT) test --skip-build --filter WatcherTests.CrawlerTests
crawl:
	@Scripts/setup.sh run test
	@$(SWIFT) build --build-tests
ifdef SCRIPT
	@BISTRO_CRAWL_SCRIPT="$(abspath $(SCRIPT))" BISTRO_CRAWL_PROGRAM="$(or $(PROGRAM),guide)" BISTRO_WATCH_STRIPS=out/crawl \
	  $(RUN)/aScriptThatLedToAFaultLeadsToNone
else
	@BISTRO_CRAWL_HOURS=$(or $(HOURS),1) BISTRO_CRAWL_LOG="$(CURDIR)/out/crawl/log.tsv" $(if $(SEED),BISTRO_CRAWL_SEED=$(SEED)) $(if $(PROGRAM),BISTRO_CRAWL_PROGRAM="$(PROGRAM)") \
	  $(RUN)/visitsForHoursFindNothing
endif

# The tests, random events and storms of real input under the address sanitizer, threads under the thread sanitizer;
# make sanitize ARGS=address takes one of both.
sanitize:
	@Scripts/setup.sh run test
	@Scripts/sanitize.sh $(ARGS)

filmstrips:
	@Scripts/setup.sh run
	@$(SWIFT) run filmstrips docs/images

# Each of these is a script of its own beside what it is about.
bench: SCRIPT := Benchmarks/run.sh
preview: SCRIPT := Scripts/preview.sh
docs: SCRIPT := Scripts/docs.sh
bench preview docs:
	@test -x $(SCRIPT) || { echo "make $@: $(SCRIPT) does not exist yet" >&2; exit 1; }
	@Scripts/setup.sh run
	@$(SCRIPT) $(ARGS)

install:
	@Scripts/setup.sh run
	@$(MAKE) --no-print-directory guide words
	@DESTDIR='$(DESTDIR)' Packaging/install.sh --prefix '$(PREFIX)'

deb:
	@Scripts/setup.sh run deb
	@Packaging/deb.sh

lint:
	@Scripts/swift-version.sh
	@Scripts/lint.sh

format:
	@Scripts/swift-version.sh
	@$(SWIFT) format format --in-place --recursive --parallel \
	  $(wildcard Sources Plugins Tests Examples Benchmarks Package.swift)

# A test checks the table; with this variable set it writes it first.
api:
	@$(SWIFT) build --build-tests
	@BISTRO_WRITE_API=1 $(SWIFT) test --skip-build --filter APITests

compile-times:
	@Scripts/compile-times.sh

clean:
	@rm -rf out
	@if command -v $(SWIFT) >/dev/null; then $(SWIFT) package clean; else rm -rf .build; fi
