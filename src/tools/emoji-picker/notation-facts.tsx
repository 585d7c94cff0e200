import { Facts, useMessages, type Fact } from '#kit';
import type { Description } from './describe.ts';
import type en from './locales/en.json';

/** Notations with the names that they have in every language. */
const NOTATIONS = [
  ['htmlHex', 'HTML (hex)'],
  ['htmlDecimal', 'HTML'],
  ['css', 'CSS'],
  ['javascript', 'JavaScript, Rust'],
  ['utf16', 'UTF-16, JSON, Java'],
  ['python', 'Python'],
  ['utf8', 'UTF-8'],
  ['url', 'URL'],
] as const;

/** The notations of an emoji, each copied on its own, and the parts of a sequence. */
export function NotationFacts({ emoji }: { readonly emoji: Description }) {
  const t = useMessages<typeof en.ui>();
  const shortcodes = (name: 'github' | 'slack'): Fact[] =>
    emoji[name].length === 0 ? [] : [{ label: t(name), value: emoji[name].join(' '), copy: emoji[name][0] ?? false }];
  const category: Fact[] =
    emoji.group === null ? [] : [{ label: t('group'), value: t(`group.${emoji.group}`), code: false, copy: false }];
  const parts = emoji.parts.map(({ codePoint, kind, name }) =>
    kind === 'emoji' || kind === 'character' ? `${codePoint} ${name}` : `${codePoint} ${t(`part.${kind}`)}`,
  );
  return (
    <Facts
      facts={[
        { label: t('codePoints'), value: emoji.codePoints },
        ...NOTATIONS.map(([name, label]) => ({ label, value: emoji[name] })),
        ...shortcodes('github'),
        ...shortcodes('slack'),
        ...(parts.length === 0
          ? []
          : [
              {
                label: t('parts'),
                value: (
                  <>
                    {parts.map((part, index) => (
                      // A joiner may occur twice.
                      <div key={index}>{part}</div>
                    ))}
                  </>
                ),
                code: false,
              },
            ]),
        ...category,
        { label: t('since'), value: emoji.version, code: false, copy: false },
      ]}
    />
  );
}
