import fc from 'fast-check';
import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { compileHtml } from './compile.ts';
import { parseMarkdown } from './parse.ts';

describe('reading piece by piece', () => {
  const block = fc.constantFrom(
    '# Heading\n',
    'Text with [a], [b][a] and a note[^1].\n',
    '- one\n- two\n\n  more\n',
    '1. one\n\n   ```\n   code\n\n   more\n   ```\n',
    '> quote\n> ```\n> code\n',
    '```js\nlet a;\n\nb\n```\n',
    '~~~\n\nopen\n',
    '   ```\nindented fence\n\nafter\n',
    '<div>\n\n*a*\n\n</div>\n',
    '<!-- a\n\nb -->\n',
    '<pre>\n\na\n',
    '<?php\n\n?>\n',
    '    code\n\n    more\n',
    '[a]: /url "title"\n',
    '[^1]: note\n\n    more\n',
    '| a |\n|---|\n| b |\n',
    'a\n===\n',
    '* * *\n',
    'lazy\n> q\nlazy\n',
    '- ```\n  a\n\nb\n',
  );
  const filler = `${'word '.repeat(500)}\n\n`;
  const whole = (text: string) =>
    postprocess(
      parse({ extensions: [gfm()] })
        .document()
        .write(preprocess()(text, undefined, true)),
    );
  const kinds = (events: ReturnType<typeof whole>) => events.map(([kind, { type }]) => `${kind} ${type}`);
  const write = (events: ReturnType<typeof whole>) =>
    compileHtml(events, { isGfm: true, html: 'keep', footnotes: 'Footnotes' }).html;

  it('writes what reading at once does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(block, fc.boolean(), fc.constantFrom('', '\n', '\n\n')), { maxLength: 8 }),
        (blocks) => {
          const text = blocks.map(([source, isLong, space]) => source + space + (isLong ? filler : '')).join('');
          expect(write(parseMarkdown(text, { isGfm: true }))).toBe(write(whole(text)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('knows places in the whole text', () => {
    const text = `\uFEFF${filler}${filler}# End <b>`;
    const events = parseMarkdown(text, { isGfm: true });
    const raw = events.find(([, { type }]) => type === 'htmlText')?.[1].start;
    expect(raw).toMatchObject({ line: 5, offset: text.indexOf('<b>') });
    expect(kinds(events).filter((kind) => kind === 'enter atxHeading')).toHaveLength(1);
  });
});
