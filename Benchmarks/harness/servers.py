"""The servers that are measured: Parlour, the bare server, nginx."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from . import children

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Browser"))

from support.ports import free_port  # noqa: E402

NGINX = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  types {{ text/html html; }}
  sendfile on;
  keepalive_requests 1000000000;
  open_file_cache max=16;
  server {{ listen 127.0.0.1:{port}; root {folder}/www; }}
}}
"""


class Server:
    """A running server on its own port on 127.0.0.1."""

    def __init__(self, command, port, folder, path="/", within=20):
        self.port = port
        self.log = open(os.path.join(folder, f"log-{port}.txt"), "wb")
        begun = time.monotonic()
        self.process = children.start(command, self.log)
        children.first_answer(port, self.process, path, within)
        self.start_time = time.monotonic() - begun

    @property
    def pid(self):
        return self.process.pid

    @property
    def pids(self):
        return children.process_tree(self.pid)

    def memory(self):
        return children.memory(self.pid)

    def own_memory(self):
        return children.own_memory(self.pid)

    def settle(self, within=120):
        """Waits until the server has nothing to do. After a start it reads the bank's folder."""
        end, quiet, before = time.monotonic() + within, 0, self.ticks()
        while quiet < 4:
            if time.monotonic() > end:
                raise children.Failure(f"The server was still busy after {within} s.")
            time.sleep(0.25)
            now = self.ticks()
            quiet, before = (quiet + 1 if now - before <= 1 else 0), now
        return self

    def ticks(self):
        return sum(children.ticks(pid) for pid in self.pids)

    def stop(self):
        children.stop(self.process)
        self.log.close()


def parlour(programs, folder, data, quizzes, *more):
    port = free_port()
    command = [
        os.path.join(programs, "parlour"), "serve", "--host", "127.0.0.1", "--port", str(port),
        "--data", data, "--quizzes", quizzes, *more]
    return Server(command, port, folder)


def bare(programs, folder, data):
    port = free_port()
    return Server([os.path.join(programs, "barepost"), "--port", str(port), "--data", data], port, folder)


def nginx(folder, page):
    """nginx with one worker that serves one page from a file, with a minimal configuration."""
    os.makedirs(os.path.join(folder, "www"))
    with open(os.path.join(folder, "www", "page.html"), "wb") as file:
        file.write(page)
    port = free_port()
    configuration = os.path.join(folder, "nginx.conf")
    # If root started it, it would run as nobody and couldn't read our folder.
    user = "user root;" if os.geteuid() == 0 else ""
    with open(configuration, "w") as file:
        file.write(NGINX.format(folder=folder, port=port, user=user))
    return Server([find_nginx(), "-p", folder, "-c", configuration], port, folder, "/page.html")


def find_nginx():
    return shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")


def install_tools():
    """Installs what is missing, and explains it. The question page is compared with nginx; valgrind counts instructions
    of a copy of the program without its debug information, which `strip` makes."""
    found = {"nginx-light": find_nginx(), "valgrind": shutil.which("valgrind"), "binutils": shutil.which("strip")}
    missing = [package for package, path in found.items() if not path]
    if not missing:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    if os.geteuid() != 0:
        command.insert(0, "sudo")
    children.report("Installing from Debian: " + " ".join(command))
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL).returncode or not find_nginx():
        raise children.Failure("They could not be installed. Please run: " + " ".join(command))
