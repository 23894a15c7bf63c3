# Parlour's errands. `make` alone lists them. What is missing gets installed from Debian and says so first.

HOST ?= 127.0.0.1
PORT ?= 8080
QUIZZES ?= Quizzes
DATA ?= Data

build_packages = libsqlite3-dev zlib1g-dev libexpat1-dev libzip-dev libuchardet-dev libpango1.0-dev libcairo2-dev librsvg2-dev pkg-config
fonts = fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
cluster_packages = libmariadb-dev mariadb-server galera-4 rsync iproute2
test_packages = $(build_packages) $(fonts) chromium chromium-headless-shell webkit2gtk-driver firefox-esr xvfb \
  strace tmux nginx haproxy openssl
package_packages = libmariadb-dev dpkg-dev binutils python3

.DEFAULT_GOAL := help
.PHONY: help run test test-browser test-engines test-cluster bench check format lint pictures package \
  test-package tools test-tools cluster-tools

help: ## list these errands
	@sed -n 's/^\([a-z-]*\):.*## /make \1|/p' Makefile | while IFS='|' read -r name what; do printf '%-18s %s\n' "$$name" "$$what"; done

run: tools ## build and serve the quizzes at http://127.0.0.1:8080 (HOST, PORT, QUIZZES, DATA)
	@echo "Building (some minutes the first time)"
	@swift build -c release --product parlour
	@mkdir -p $(DATA)
	@exec "$$(swift build -c release --show-bin-path)/parlour" serve --host $(HOST) --port $(PORT) --quizzes $(QUIZZES) --data $(DATA)

test: test-tools cluster-tools ## everything that must hold: format, unit tests, WebAssembly, a real browser
	@scripts/test

test-browser: test-tools ## only the browser's tests (ONLY=words chooses among them)
	@scripts/swift build --product parlour
	@.venv/bin/python Tests/Browser/run.py $(ONLY)

test-engines: test-tools ## only the tests in WebKit and Firefox (ONLY=words chooses among them)
	@scripts/swift build --product parlour
	@.venv/bin/python Tests/Browser/engines.py $(ONLY)

test-cluster: test-tools cluster-tools ## only the store on MariaDB: alone, as a cluster of three, and with losses
	@scripts/test-cluster

package: tools ## build a Debian package of the program and its service, into .build-package
	@scripts/install-debian "the package" $(package_packages)
	@scripts/package

test-package: package ## install the package in a fresh Debian and serve from it (root, some minutes; not part of make test)
	@scripts/install-debian "the package's test" debootstrap curl
	@scripts/test-package

bench: cluster-tools ## measure speed and memory against the targets
	@Benchmarks/run

check: tools ## what the author's check says about the quizzes in QUIZZES
	@scripts/swift build --product parlour
	@"$$(swift build --show-bin-path)/parlour" check $(QUIZZES)

format: ## lay out every Swift file by .swift-format
	@scripts/require-swift
	@swift format --in-place --recursive Package.swift Sources Tests Benchmarks

lint: ## say where a Swift file departs from .swift-format
	@scripts/require-swift
	@swift format lint --strict --recursive Package.swift Sources Tests Benchmarks

pictures: test-tools ## photograph the site for the README, into docs/pictures
	@scripts/swift build --product parlour
	@.venv/bin/python Tests/Browser/pictures.py docs/pictures

tools:
	@scripts/require-swift
	@scripts/install-debian "building Parlour" $(build_packages)
	@scripts/install-debian "the pictures to share" $(fonts)

cluster-tools: tools
	@scripts/install-debian "the store on MariaDB" $(cluster_packages)

test-tools: tools
	@scripts/install-debian "the tests" $(test_packages)
	@scripts/browser-environment
