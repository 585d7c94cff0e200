"""Writes signature-vectors.json: the first bytes (Base64) of files of many formats, and what libmagic calls them. Run:
python3 make-signature-vectors.py. It needs ImageMagick (convert) and file."""

import base64
import bz2
import gzip
import io
import json
import lzma
import pathlib
import sqlite3
import struct
import subprocess
import tarfile
import tempfile
import wave
import zipfile

HEAD = 512
folder = pathlib.Path(tempfile.mkdtemp())


def archive(*entries):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as target:
        for name, content in entries:
            target.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()


def tar():
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as target:
        target.addfile(tarfile.TarInfo("a.txt"))
    return out.getvalue()


def sound():
    out = io.BytesIO()
    with wave.open(out, "wb") as target:
        target.setnchannels(1)
        target.setsampwidth(1)
        target.setframerate(8000)
        target.writeframes(b"\x80" * 20)
    return out.getvalue()


def database():
    path = folder / "made.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("create table a (b)")
    connection.commit()
    connection.close()
    return path.read_bytes()


def boxes(brand):
    return struct.pack(">I4s4sI4s", 20, b"ftyp", brand, 0, brand) + b"\0" * 40


ODF = "application/vnd.oasis.opendocument."
made = {
    "gz": gzip.compress(b"text", mtime=0),
    "bz2": bz2.compress(b"text"),
    "xz": lzma.compress(b"text"),
    "zip": archive(("a.txt", "text")),
    "epub": archive(("mimetype", "application/epub+zip"), ("a.txt", "")),
    "odt": archive(("mimetype", ODF + "text"), ("content.xml", "")),
    "ods": archive(("mimetype", ODF + "spreadsheet"), ("content.xml", "")),
    "odp": archive(("mimetype", ODF + "presentation"), ("content.xml", "")),
    "tar": tar(),
    "wav": sound(),
    "sqlite": database(),
    "mid": b"MThd" + struct.pack(">IHHH", 6, 0, 1, 96) + b"MTrk" + struct.pack(">I", 4) + b"\0\xff\x2f\0",
    "mp4": boxes(b"isom"),
    "mov": boxes(b"qt  "),
    "3gp": boxes(b"3gp5"),
    "m4a": boxes(b"M4A "),
    "heic": boxes(b"heic"),
    "flv": b"FLV\1\5\0\0\0\x09" + b"\0" * 20,
    "rtf": b"{\\rtf1\\ansi text}",
    "wasm": b"\0asm\1\0\0\0",
    "class": b"\xca\xfe\xba\xbe\0\0\0\x41" + b"\0" * 20,
    "woff2": b"wOF2\0\1\0\0" + b"\0" * 40,
    "woff": b"wOFF\0\1\0\0" + b"\0" * 40,
    "7z": b"7z\xbc\xaf\x27\x1c\0\4" + b"\0" * 24,
    "rar": b"Rar!\x1a\7\1\0" + b"\0" * 20,
    "flac": b"fLaC\0\0\0\x22" + b"\0" * 40,
    "mp3": b"ID3\4\0\0\0\0\0\x0f" + b"\0" * 15 + b"\xff\xfb\x90\0" + b"\0" * 40,
    "pdf": b"%PDF-1.7\n",
    "ps": b"%!PS-Adobe-3.0\n",
    "jxl": b"\0\0\0\x0cJXL \r\n\x87\n",
    "mkv": bytes.fromhex("1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61"),
    "webm": bytes.fromhex("1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104"),
    "html": b"<!DOCTYPE html><title>a</title>",
    "xml": b'<?xml version="1.0"?><a/>',
    "svg": b'<svg xmlns="http://www.w3.org/2000/svg"/>',
    "txt": "Grüße, 世界\n".encode(),
}
for kind in ("png", "jpg", "gif", "webp", "bmp", "tif", "ico", "psd", "avif"):
    path = folder / f"picture.{kind}"
    done = subprocess.run(["convert", "-size", "8x8", "xc:red", str(path)], capture_output=True, check=False)
    if done.returncode == 0 and path.exists():
        made[kind] = path.read_bytes()

rows = []
for name, content in sorted(made.items()):
    path = folder / name
    path.write_bytes(content)
    said = subprocess.run(["file", "--brief", "--mime-type", str(path)], capture_output=True, text=True, check=True)
    rows.append([name, said.stdout.strip(), base64.b64encode(content[:HEAD]).decode()])
lines = ",\n".join("  " + json.dumps(row) for row in rows)
pathlib.Path(__file__).with_name("signature-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
