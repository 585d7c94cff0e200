import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeLanguage } from '../../../src/tools/regex-tester/code-languages.ts';

/* Programs that run the code of many patterns in one go, each on a text of its own. */

export interface Snippet {
  readonly code: string;
  readonly text: string;
}

interface Runner {
  /** Which part of a text counts as one in an offset. */
  readonly unit: (text: string) => number;
  /** The required programs: a command that says its version. */
  readonly asks: readonly [string, ...string[]];
  /** The name of the requirement, where it is not the command alone. */
  readonly named?: string;
  readonly file: string;
  readonly command: readonly [string, ...string[]];
  /** A file that the command reads as well, and what is in it. */
  readonly beside?: readonly [file: string, text: string];
  /** A program that prints `MARK` and the lines of each snippet; of one that fails, `FAILED` and why. */
  readonly write: (snippets: readonly Snippet[]) => string;
}

const MARK = '==begin==';
const FAILED = '==failed==';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const indent = (code: string, by: string) => code.replaceAll(/^(?=.)/gm, by);
const codePoints = (text: string) => [...text].length;
const bytes = (text: string) => Buffer.byteLength(text);
/** The lines of a snippet that can stand only at the beginning of a file, which are the same for all, and the rest. */
const IMPORTS = /^(?:import|using|use) (?:\([^)]*\)|.*)\n+/gm;
const importsOf = ([first]: readonly Snippet[]) => (first?.code.match(IMPORTS) ?? []).join('');
const withoutImports = (code: string) => code.replaceAll(IMPORTS, '');

/** Crates that Debian has installed (librust-regex-dev): nothing is fetched. */
const CRATES = '/usr/share/cargo/registry';

export const runners: Partial<Record<CodeLanguage, Runner>> = {
  python: {
    unit: codePoints,
    asks: ['python3', '--version'],
    file: 'main.py',
    command: ['python3', 'main.py'],
    write: (snippets) => `from base64 import b64decode
import sys
sys.stdout.reconfigure(encoding="utf-8", newline="")
decode = lambda text: b64decode(text).decode("utf-8")
for code, text in ${JSON.stringify(snippets.map(({ code, text }) => [base64(code), base64(text)]))}:
    print(end="${MARK}")
    try:
        exec(decode(code), {"text": decode(text)})
    except Exception as error:
        print(end="${FAILED}" + str(error))
`,
  },
  java: {
    unit: (text) => text.length,
    asks: ['java', '-version'],
    file: 'Main.java',
    command: ['java', '-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8', 'Main.java'],
    write: (snippets) => `${importsOf(snippets)}
import java.nio.charset.StandardCharsets;
import java.util.Base64;

public class Main {
    static String decode(String text) { return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8); }
    interface Snippet { void run(String text); }
    static void run(Snippet snippet, String text) {
        System.out.print("${MARK}");
        try { snippet.run(decode(text)); } catch (RuntimeException error) { System.out.print("${FAILED}" + error.getMessage()); }
    }
${snippets.map(({ code }, index) => `    static void s${index}(String text) {\n${indent(withoutImports(code), '        ')}\n    }`).join('\n')}
    public static void main(String[] args) throws Exception {
        System.setOut(new java.io.PrintStream(System.out, true, "UTF-8"));
${snippets.map(({ text }, index) => `        run(Main::s${index}, "${base64(text)}");`).join('\n')}
    }
}
`,
  },
  php: {
    unit: bytes,
    asks: ['php', '--version'],
    file: 'main.php',
    command: ['php', '-d', 'display_errors=0', 'main.php'],
    write: (snippets) => `<?php
set_error_handler(function ($number, $message) { throw new ErrorException($message); });
function run($snippet, $text) {
    echo "${MARK}";
    try { $snippet(base64_decode($text)); } catch (Throwable $error) { echo "${FAILED}", $error->getMessage(); }
}
${snippets.map(({ code, text }) => `run(function ($text) {\n${indent(code, '    ')}\n}, '${base64(text)}');`).join('\n')}
`,
  },
  go: {
    unit: bytes,
    asks: ['go', 'version'],
    file: 'main.go',
    command: ['go', 'run', 'main.go'],
    write: (snippets) => `package main

${importsOf(snippets)}
import base "encoding/base64"
import out "fmt"

func run(snippet func(string), text string) {
	out.Print("${MARK}")
	defer func() {
		if reason := recover(); reason != nil {
			out.Print("${FAILED}", reason)
		}
	}()
	decoded, _ := base.StdEncoding.DecodeString(text)
	snippet(string(decoded))
}

func main() {
${snippets.map(({ code, text }) => `\trun(func(text string) {\n${indent(withoutImports(code), '\t\t')}\n\t}, "${base64(text)}")`).join('\n')}
}
`,
  },
  csharp: {
    unit: (text) => text.length,
    asks: ['mcs', '--version'],
    file: 'main.cs',
    command: ['sh', '-c', 'mcs -nologo -out:main.exe main.cs >&2 && mono main.exe'],
    write: (snippets) => `${importsOf(snippets)}
public class Program
{
    static void Run(System.Action<string> snippet, string text)
    {
        System.Console.Write("${MARK}");
        try { snippet(System.Text.Encoding.UTF8.GetString(System.Convert.FromBase64String(text))); }
        catch (System.Exception error) { System.Console.Write("${FAILED}" + error.Message); }
    }
${snippets.map(({ code }, index) => `    static void S${index}(string text)\n    {\n${withoutImports(code)}\n    }`).join('\n')}
    public static void Main()
    {
        System.Console.OutputEncoding = new System.Text.UTF8Encoding(false);
${snippets.map(({ text }, index) => `        Run(S${index}, "${base64(text)}");`).join('\n')}
    }
}
`,
  },
  rust: {
    unit: bytes,
    asks: ['sh', '-c', `cargo --version && ls ${CRATES}/regex-1*`],
    named: 'cargo with librust-regex-dev',
    file: 'main.rs',
    command: [
      'cargo',
      ...['run', '--offline', '--quiet'],
      ...['--config', 'source.crates-io.replace-with="debian"', '--config', `source.debian.directory="${CRATES}"`],
    ],
    beside: [
      'Cargo.toml',
      `[package]
name = "main"
version = "0.0.0"
edition = "2021"
[[bin]]
name = "main"
path = "main.rs"
[dependencies]
regex = { version = "1", default-features = false, features = ["std", "unicode"] }
`,
    ],
    write: (snippets) => `${importsOf(snippets)}
fn run(snippet: fn(&str), text: &[u8]) {
    print!("${MARK}");
    let text = std::str::from_utf8(text).unwrap();
    if let Err(error) = std::panic::catch_unwind(|| snippet(text)) {
        print!("${FAILED}{:?}", error.downcast_ref::<String>());
    }
}
${snippets.map(({ code }, index) => `fn s${index}(text: &str) {\n${withoutImports(code)}\n}`).join('\n')}
fn main() {
${snippets.map(({ text }, index) => `    run(s${index}, &[${[...Buffer.from(text)].join(', ')}]);`).join('\n')}
}
`,
  },
  ruby: {
    unit: codePoints,
    asks: ['ruby', '--version'],
    file: 'main.rb',
    command: ['ruby', '-W0', 'main.rb'],
    write: (snippets) => `Encoding.default_external = Encoding.default_internal = 'UTF-8'
def decode(text) = text.unpack1('m').force_encoding('UTF-8')
def run(code, text) = eval(code)
${JSON.stringify(snippets.map(({ code, text }) => [base64(code), base64(text)]))}.each do |code, text|
  print "${MARK}"
  begin
    run(decode(code), decode(text))
  rescue StandardError, SyntaxError => error
    print "${FAILED}", error.message
  end
end
`,
  },
};

/** Whether a program answers. */
export const isThere = ([command, ...args]: readonly [string, ...string[]]): boolean =>
  spawnSync(command, args).status === 0;

/** The output of each snippet, or why it failed. */
export function runAll(
  { file, command: [command, ...args], beside, write }: Runner,
  snippets: readonly Snippet[],
  folder: string,
): { readonly printed: string; readonly failed?: string | undefined }[] {
  writeFileSync(join(folder, file), write(snippets));
  if (beside !== undefined) writeFileSync(join(folder, beside[0]), beside[1]);
  const { stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  const parts = stdout.split(MARK).slice(1);
  if (parts.length !== snippets.length) throw new Error(`${parts.length} of ${snippets.length} were run: ${stderr}`);
  return parts.map((part) => {
    const [printed = '', failed] = part.split(FAILED);
    return { printed, failed };
  });
}
