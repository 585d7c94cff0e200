import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { createSHA256 } from 'hash-wasm';
import { SaxesParser } from 'saxes';
import { format } from 'sql-formatter';
import { parse } from 'yaml';
import { json, jsonPair, list, sql, text, xml, yaml } from './inputs.mjs';

/* What the platform or the bare library can do, in the same Chromium as the pages. All give milliseconds. */

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

const limits = {
  /** Parsed, indented and shown in the editor. */
  formatJson: async (size: number) => {
    const source = json(size);
    return timed(async () => {
      show(JSON.stringify(JSON.parse(source), undefined, 2));
      await paint();
    });
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
  /** Read and written, which is what a lossless reader is held against. */
  rewriteJson: (size: number) => {
    const source = json(size);
    return timed(() => JSON.stringify(JSON.parse(source)));
  },
  yamlToJson: (size: number) => {
    const source = yaml(size);
    return timed(() => JSON.stringify(parse(source), undefined, 2));
  },
  /** Read only: saxes writes nothing. */
  readXml: (size: number) => {
    const source = xml(size);
    return timed(() => new SaxesParser().write(source).close());
  },
  formatSql: (size: number) => {
    const source = sql(size);
    return timed(() => format(source, { language: 'sql' }));
  },
  /** Split and joined again. */
  joinLines: (count: number) => {
    const source = list(count);
    return timed(() => source.split('\n').join(', '));
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
