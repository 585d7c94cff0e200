import { useState } from 'react';

/*
 * The floor: the smallest honest React pages that do what ours do, prerendered. Nothing built on React can be much below
 * them; our own pages are measured against them in the same run.
 */

const words =
  'convert encode decode generate validate format parse compare hash measure count preview sort minify escape'.split(
    ' ',
  );
const things =
  'JSON YAML TOML XML CSV Base64 URL UUID ULID token password color date cron IPv4 IPv6 MAC JWT SQL HTML'.split(' ');
const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const tools = Array.from({ length: 85 }, (_, i) => ({
  path: `./tool?${i}`,
  name: `${pick(things, i)} ${pick(words, i)} ${i}`,
  description: `${pick(words, i * 7)} ${pick(things, i * 3)} values in the browser, with options for ${pick(words, i * 5)} and ${pick(words, i * 11)}.`,
}));
const SHAPES = ['M4 4h16v16H4z', 'M12 2l9 18H3z', 'M3 12h18M12 3v18', 'M5 5l14 14M19 5L5 19'];

export function Home() {
  const [query, setQuery] = useState('');
  const found = tools.filter((tool) => tool.name.toLowerCase().includes(query.toLowerCase()));
  return (
    <main>
      <h1>Handy tools for developers</h1>
      <input id="q" placeholder="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <p id="r">{query === '' ? 'nothing typed' : `typed ${query}`}</p>
      <div className="grid">
        {found.map((tool, index) => (
          <a className="card" key={tool.path} href={tool.path}>
            <svg viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor">
              <path d={pick(SHAPES, index)} />
            </svg>
            <b>{tool.name}</b>
            <span>{tool.description}</span>
          </a>
        ))}
      </div>
    </main>
  );
}

export function Tool() {
  const [value, setValue] = useState('');
  return (
    <main>
      <h1>Base64 string converter</h1>
      <p>Encodes and decodes.</p>
      <textarea id="in" value={value} onChange={(event) => setValue(event.target.value)} rows={5} />
      <textarea id="out" readOnly value={btoa(value)} rows={5} />
    </main>
  );
}
