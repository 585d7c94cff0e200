import { compile, parse, postprocess, preprocess } from 'micromark';
import { gfm, gfmHtml, type HtmlExtension } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';

/* Behavior of micromark that we rely on and it does not promise. An upgrade that changes it fails here. */

const read = (text: string) =>
  parse()
    .document()
    .write(preprocess()(text, undefined, true));

describe('micromark', () => {
  it('keeps the events of its blocks with the last piece of flow', () => {
    const [, last] =
      read('> a\n\n```\nx').findLast(([kind, { type }]) => kind === 'exit' && type === 'chunkFlow') ?? [];
    const types = last?._tokenizer?.events.map(([kind, { type }]) => `${kind} ${type}`);
    expect(types).toContain('enter codeFenced');
    expect(types).toContain('exit codeFenced');
    // The one at the beginning: an end is missing.
    expect(types?.filter((type) => type === 'exit codeFencedFence')).toHaveLength(1);
  });

  it('gives the text of a token by the context of its event', () => {
    const events = postprocess(read('<pre>\n\nx'));
    const [, token, context] = events.find(([kind, { type }]) => kind === 'exit' && type === 'htmlFlow') ?? [];
    expect(token && context?.sliceSerialize(token)).toBe('<pre>\n\nx');
  });

  it('counts places from where it is told to begin', () => {
    const start = { line: 7, column: 1, offset: 100 };
    const [[, token] = []] = parse()
      .document(start)
      .write(preprocess()('a', undefined, true));
    expect(token?.start).toMatchObject({ line: 7, offset: 100 });
  });

  it('looks a reference up among the definitions of all pieces', () => {
    const parser = parse();
    const pieces = ['[a]\n\n', '[a]: b\n'].map((piece) =>
      parser.document().write(preprocess()(piece, undefined, true)),
    );
    expect(compile()(pieces.flatMap(postprocess))).toContain('<a href="b">a</a>');
  });

  it('filters tags of GFM where raw HTML ends, and nowhere else', () => {
    const { exit } = gfmHtml();
    expect(exit).toMatchObject({ htmlFlowData: expect.any(Function), htmlTextData: expect.any(Function) });
  });

  it('swallows tags within the description of an image', () => {
    const seen: string[] = [];
    const html: HtmlExtension = {
      exit: {
        htmlText() {
          this.buffer();
          this.tag('-');
          seen.push(this.resume());
        },
      },
    };
    const events = postprocess(
      parse({ extensions: [gfm()] })
        .document()
        .write(preprocess()('<b> ![<i>](c)', undefined, true)),
    );
    compile({ allowDangerousHtml: true, htmlExtensions: [html] })(events);
    expect(seen).toEqual(['-', '']);
  });
});
