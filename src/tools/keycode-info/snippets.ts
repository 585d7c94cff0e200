import { shortName } from './keys.ts';
import { formatCombination, type Combination, type Modifier } from './combination.ts';

export const snippetNames = ['byCode', 'byKey', 'keyboardEvent', 'tinykeys', 'vsCode', 'ariaKeyshortcuts'] as const;
export type SnippetName = (typeof snippetNames)[number];

const properties: Readonly<Record<Modifier, string>> = {
  Ctrl: 'ctrlKey',
  Alt: 'altKey',
  Shift: 'shiftKey',
  Meta: 'metaKey',
};
const inEvents: Readonly<Record<Modifier, string>> = { Ctrl: 'Control', Alt: 'Alt', Shift: 'Shift', Meta: 'Meta' };
const lower = (held: readonly Modifier[]) => held.map((modifier) => modifier.toLowerCase());
const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** The properties of the event while the modifiers are held, on a US keyboard. */
const pressedKey = ({ modifiers, key }: Combination): string =>
  modifiers.includes('Shift') ? (key.shifted ?? key.key) : key.key;

/** A condition for exactly this: no other modifier may be held. A modifier that is itself pressed sets its own flag. */
function condition(combination: Combination, comparison: string): string {
  const { modifiers: held, key } = combination;
  const own = (Object.keys(inEvents) as Modifier[]).filter((modifier) => inEvents[modifier] === key.key);
  const flags = (Object.keys(properties) as Modifier[])
    .filter((modifier) => !own.includes(modifier))
    .map((modifier) => `${held.includes(modifier) ? '' : '!'}event.${properties[modifier]}`);
  return [comparison, ...flags].join(' && ');
}

const write: Readonly<Record<SnippetName, (combination: Combination) => string>> = {
  byCode: (combination) => condition(combination, `event.code === ${quote(combination.key.code)}`),
  byKey: (combination) => condition(combination, `event.key === ${quote(pressedKey(combination))}`),
  keyboardEvent: (combination) => {
    const { modifiers, key } = combination;
    const members = [
      `key: ${quote(pressedKey(combination))}`,
      `code: ${quote(key.code)}`,
      ...modifiers.map((modifier) => `${properties[modifier]}: true`),
      'bubbles: true',
    ];
    return `new KeyboardEvent('keydown', { ${members.join(', ')} })`;
  },
  tinykeys: ({ modifiers, key }) =>
    `tinykeys(window, { ${quote([...modifiers.map((modifier) => inEvents[modifier]), key.code].join('+'))}: (event) => {} })`,
  // A code in brackets is the place of the key, whatever the layout.
  vsCode: ({ modifiers, key }) =>
    JSON.stringify({ key: [...lower(modifiers), `[${key.code}]`].join('+'), command: '' }),
  ariaKeyshortcuts: (combination) => {
    const { modifiers, key } = combination;
    const names: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };
    const name = names[key.key] ?? (key.group === 'letters' ? shortName(key) : key.key);
    const keys = [...modifiers.map((modifier) => inEvents[modifier]), name].join('+');
    return `aria-keyshortcuts="${keys.replaceAll('"', '&quot;')}"`;
  },
};

export type Snippets = Readonly<Record<SnippetName, string>> & { readonly combination: string };

/** A combination of keys as code and as hotkey strings of programs and libraries. */
export const writeSnippets = (combination: Combination): Snippets => ({
  combination: formatCombination(combination),
  ...(Object.fromEntries(snippetNames.map((name) => [name, write[name](combination)])) as Record<SnippetName, string>),
});
