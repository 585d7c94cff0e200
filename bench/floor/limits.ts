import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { diffArrays } from 'diff';
import { createSHA256 } from 'hash-wasm';
import { format } from 'sql-formatter';
import { parse } from 'yaml';
import { json, jsonPair, list, listPair, sql, text, xml, yaml } from './inputs.mjs';
import { rewriteXml } from './rewrite-xml.ts';

/*
 * The best that the platform or the bare library can do, in the same Chromium as the pages. All give milliseconds.
 * Where the page shows a text that took long to make, showing it in the editor counts here too; `base64` and `sha256`
 * are the work alone, which their budgets allow for.
 */

const paint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

function show(content: string): void {
  const parent = document.createElement('div');
  document.body.append(parent);
  const root = parent.attachShadow({ mode: 'open' });
  new EditorView({ root, parent: root, state: EditorState.create({ doc: content, extensions: [lineNumbers()] }) });
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The time to make a text, to put it into the editor, and to paint that. */
const timedShown = (make: () => string) =>
  timed(async () => {
    show(make());
    await paint();
  });

const limits = {
  /** Parsed, indented and shown in the editor. */
  formatJson: async (size: number) => {
    const source = json(size);
    return timedShown(() => JSON.stringify(JSON.parse(source), undefined, 2));
  },
  /** Both parsed and walked side by side. */
  compareJson: (size: number) => {
    const [left, right] = jsonPair(size);
    const walk = (a: unknown, b: unknown): number => {
      if (a === b) return 0;
      if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 1;
      return [...new Set([...Object.keys(a), ...Object.keys(b)])].reduce(
        (sum, key) => sum + walk((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
        0,
      );
    };
    return timed(() => walk(JSON.parse(left), JSON.parse(right)));
  },
  /** Split into lines and compared by jsdiff; not shown. */
  compareLines: (count: number) => {
    const [left = '', right = ''] = listPair(count);
    return timed(() => diffArrays(left.split('\n'), right.split('\n')));
  },
  /** Read and written record by record as JSON Lines, which is what a lossless reader is held against; shown. */
  rewriteJson: (size: number) => {
    const source = json(size);
    return timedShown(() => (JSON.parse(source) as unknown[]).map((record) => JSON.stringify(record)).join('\n'));
  },
  /** Parsed, written with indentation, and shown. */
  yamlToJson: (size: number) => {
    const source = yaml(size);
    return timedShown(() => JSON.stringify(parse(source), undefined, 2));
  },
  /** Read by saxes, written with indentation, and shown: what the page writes, letter for letter. */
  formatXml: (size: number) => {
    const source = xml(size);
    return timedShown(() => rewriteXml(source));
  },
  /** Formatted and shown. */
  formatSql: (size: number) => {
    const source = sql(size);
    return timedShown(() => format(source, { language: 'sql' }));
  },
  /** Split, trimmed, without empty and repeated items, joined again and shown. */
  joinLines: (count: number) => {
    const source = list(count);
    return timedShown(() => {
      const items = source.split('\n').map((item) => item.trim());
      return [...new Set(items.filter((item) => item !== ''))].join(', ');
    });
  },
  /** UTF-8 and base64 of a text, by the browser's own functions. */
  base64: (size: number) => {
    const source = text(size);
    const bytes = new TextEncoder();
    return timed(() => {
      const data = bytes.encode(source) as Uint8Array & { toBase64?: () => string };
      return data.toBase64?.().length ?? btoa(String.fromCharCode(...data.subarray(0, 1000)));
    });
  },
  /** hash-wasm's SHA-256 over a file, read in slices of 4 MB. */
  sha256: async () => {
    const [file] = (document.querySelector('input') as HTMLInputElement).files ?? [];
    if (file === undefined) throw new Error('No file was given.');
    const hasher = await createSHA256();
    return timed(async () => {
      const SLICE = 4 * 1024 * 1024;
      for (let start = 0; start < file.size; start += SLICE) {
        hasher.update(new Uint8Array(await file.slice(start, start + SLICE).arrayBuffer()));
      }
      hasher.digest();
    });
  },
};

document.body.append(Object.assign(document.createElement('input'), { type: 'file' }));
Object.assign(globalThis, { limits });
