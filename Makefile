# Targets for developers; `make` alone lists them. Missing Debian packages are installed, after a line that names them.

HOST ?= 127.0.0.1
PORT ?= 8080
QUIZZES ?= Quizzes
DATA ?= Data
DIR ?= .build/shots

build_packages = libsqlite3-dev zlib1g-dev libexpat1-dev libzip-dev libpango1.0-dev libcairo2-dev librsvg2-dev pkg-config
fonts = fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
cluster_packages = libmariadb-dev mariadb-server galera-4 rsync iproute2
swift_test_packages = $(fonts) libmariadb-dev strace tmux openssl
browser_packages = chromium chromium-headless-shell webkit2gtk-driver firefox-esr xvfb nginx haproxy
package_packages = libmariadb-dev dpkg-dev binutils python3

# Swift Testing starts all tests at once without this limit. A test then waits minutes for its turn at a processor between two
# of its steps, and its time limit passes meanwhile. With the limit, that of a test begins when it starts to run.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= 16

.DEFAULT_GOAL := help
# Two installations, or two builds, must not run at the same time.
.NOTPARALLEL:
.PHONY: help run build clean test test-swift test-browser test-engines test-cluster test-example bench check-quizzes check \
  format lint shots screenshots package test-package tools swift-test-tools test-tools cluster-tools

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /make \1|/p' Makefile | while IFS='|' read -r name what; do printf '%-18s %s\n' "$$name" "$$what"; done

run: tools ## build and serve the quizzes at http://127.0.0.1:8080 (HOST, PORT, QUIZZES, DATA)
	@echo "Building (some minutes the first time)"
	@swift build -c release --product parlour
	@mkdir -p $(DATA)
	@exec "$$(swift build -c release --show-bin-path)/parlour" serve --host $(HOST) --port $(PORT) --quizzes $(QUIZZES) --data $(DATA)

build: tools cluster-tools ## build everything for debugging, with the tests and the store on MariaDB
	@scripts/swift build --traits MariaDB --build-tests

clean: ## remove what was built and downloaded for building; the next build takes some minutes
	@rm -rf .build .build-*

test: test-tools cluster-tools ## all tests: format, unit tests, WebAssembly, browsers, cluster
	@scripts/test

test-swift: swift-test-tools ## only the Swift tests (ONLY=regular expression selects some; CONTRACT=words: cases of the stores' contract)
	@scripts/swift test --traits MariaDB --disable-xctest $(if $(ONLY),--filter '$(ONLY)')

test-browser: test-tools ## only the browser tests (ONLY=words selects some)
	@scripts/swift build --product parlour
	@.venv/bin/python Tests/Browser/run.py $(ONLY)

test-engines: test-tools ## only the tests in WebKit and Firefox (ONLY=words selects some)
	@scripts/swift build --product parlour
	@.venv/bin/python Tests/Browser/engines.py $(ONLY)

test-cluster: test-tools cluster-tools ## only the tests of MariaDB: one server, a cluster of three, and lost nodes
	@scripts/test-cluster

test-example: tools ## only the package in Examples, which uses Parlour's libraries from outside
	@scripts/test-example

package: tools ## build a Debian package of the program and its service, into .build-package
	@scripts/install-debian "the package" $(package_packages)
	@scripts/package

test-package: package ## install the package in a fresh Debian and test it (root, some minutes; not part of make test)
	@scripts/install-debian "the package's test" debootstrap curl
	@scripts/test-package

bench: cluster-tools ## measure speed and memory against the targets
	@Benchmarks/run

check-quizzes: tools ## check the quizzes in QUIZZES
	@scripts/swift build --product parlour
	@"$$(swift build --show-bin-path)/parlour" check $(QUIZZES)

# The name up to 0.6.
check: check-quizzes

format: ## format every Swift file by .swift-format
	@scripts/require-swift
	@scripts/format

lint: ## list where Swift files differ from .swift-format
	@scripts/require-swift
	@scripts/format --check

shots: test-tools ## photograph every page and state into DIR, with an index.html, and check the layout (ONLY=words selects some)
	@scripts/swift build --product parlour
	@.venv/bin/python Tests/Browser/shots.py '$(DIR)' $(ONLY)

screenshots: test-tools ## take the README's screenshots, into docs/pictures
	@scripts/swift build --product parlour
	@.venv/bin/python Tests/Browser/pictures.py docs/pictures

tools:
	@scripts/require-swift
	@scripts/install-debian "building Parlour and rendering its pictures" $(build_packages) --recommends $(fonts)

cluster-tools: tools
	@scripts/install-debian "the store on MariaDB" $(cluster_packages)

swift-test-tools: tools
	@scripts/install-debian "the Swift tests" $(swift_test_packages)

test-tools: swift-test-tools
	@scripts/install-debian "the tests in browsers" $(browser_packages)
	@scripts/browser-environment
