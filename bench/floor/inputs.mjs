// @ts-check

/* Deterministic inputs. Injected into pages as source, so that no big string crosses the debugging protocol. */

const WORDS =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua'.split(
    ' ',
  );

/** Numbers from 0 to 1 that are the same in every run (mulberry32). @param {number} seed */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const word = (/** @type {() => number} */ random) => WORDS[Math.floor(random() * WORDS.length)] ?? '';

/** An array of records, in about so many bytes. @param {number} bytes */
export function json(bytes) {
  const random = generator(7);
  const parts = [];
  for (let size = 2, id = 0; size < bytes; id += 1) {
    const part = JSON.stringify({
      id,
      guid: Math.floor(random() * 1e15).toString(36) + id.toString(36),
      active: random() > 0.5,
      balance: Math.round(random() * 1e6) / 100,
      name: `${word(random)} ${word(random)}`,
      email: `${word(random)}.${id}@example.com`,
      tags: [word(random), word(random), word(random)],
      address: { street: `${Math.floor(random() * 999)} ${word(random)}`, city: word(random) },
      note: null,
    });
    parts.push(part);
    size += part.length + 1;
  }
  return `[${parts.join(',')}]`;
}

/** Two such arrays that differ in every twentieth name. @param {number} bytes */
export function jsonPair(bytes) {
  const left = json(bytes);
  const random = generator(3);
  const changed = JSON.parse(left).map((/** @type {{ id: number, name: string }} */ item) =>
    random() < 0.05 ? { ...item, name: `changed ${item.id}` } : item,
  );
  return [left, JSON.stringify(changed)];
}

/** Lines of words, exactly so many bytes. @param {number} bytes */
export function text(bytes) {
  const random = generator(2);
  const lines = Array.from({ length: 20_000 }, (_, index) => `${word(random)} ${word(random)} ${index}\n`).join('');
  return lines.repeat(Math.ceil(bytes / lines.length)).slice(0, bytes);
}

/** The same records as YAML, in about so many bytes of JSON. @param {number} bytes */
export function yaml(bytes) {
  const lines = [];
  for (const { id, guid, active, balance, name, email, tags, address } of JSON.parse(json(bytes))) {
    lines.push(`- id: ${id}`, `  guid: ${guid}`, `  active: ${active}`, `  balance: ${balance}`, `  name: ${name}`);
    lines.push(`  email: "${email}"`, `  tags: [${tags.join(', ')}]`, '  address:');
    lines.push(`    street: ${address.street}`, `    city: ${address.city}`, '  note: null');
  }
  return lines.join('\n');
}

/** Nested elements with attributes and text, in about so many bytes. @param {number} bytes */
export function xml(bytes) {
  const random = generator(5);
  const parts = ['<?xml version="1.0"?><orders>'];
  for (let size = 40, id = 0; size < bytes; id += 1) {
    const part = `<order id="${id}" state="${word(random)}"><customer>${word(random)} &amp; ${word(random)}</customer><lines><line sku="${word(random)}-${id}"><amount>${Math.floor(random() * 99)}</amount><price currency="EUR">${Math.round(random() * 1e4) / 100}</price></line><line><amount>1</amount><!-- ${word(random)} --></line></lines></order>`;
    parts.push(part);
    size += part.length;
  }
  return `${parts.join('')}</orders>`;
}

/** Queries, in about so many bytes. @param {number} bytes */
export function sql(bytes) {
  const random = generator(6);
  const parts = [];
  for (let size = 0, id = 0; size < bytes; id += 1) {
    const part = `select ${word(random)}.id, count(*) as ${word(random)}_count from ${word(random)} left join ${word(random)} on ${word(random)}.id = ${word(random)}.${word(random)}_id where ${word(random)} in (1, 2, ${id}) and name like '%${word(random)}%' group by ${word(random)}.id having count(*) > ${id} order by 2 desc;`;
    parts.push(part);
    size += part.length + 1;
  }
  return parts.join('\n');
}

/** So many lines of three words. @param {number} count */
export function list(count) {
  const random = generator(8);
  return Array.from({ length: count }, () => `${word(random)} ${word(random)} ${word(random)}`).join('\n');
}

/** Two such lists that differ in every twentieth line. @param {number} count */
export function listPair(count) {
  const random = generator(4);
  const left = list(count);
  const changed = left.split('\n').map((line, at) => (random() < 0.05 ? `changed ${at}` : line));
  return [left, changed.join('\n')];
}
