import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runPipeline } from '#engine/pipeline';

/* The output of one of the two tools is turned back by the other. */

type Options = Readonly<Record<string, unknown>>;

async function run(tool: 'xml-to-json' | 'json-to-xml', text: string, options: Options) {
  const { result, notes } = await runPipeline([{ tool, operation: 'convert', options: { indent: 0, ...options } }], {
    kind: 'text',
    value: text,
  });
  return { text: String(result.value), notes: notes.map(({ code }) => code) };
}

const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .record({
      name: fc.constantFrom('a', 'b', 'c:d', 'é'),
      attributes: fc.constantFrom(
        '',
        ' x="1"',
        ' x="&lt;&quot;&#10;" y=""',
        ' xmlns:c="u"',
        ' xmlns="v" xml:lang="en"',
      ),
      content: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom('', 'text', ' ', '&amp;&lt;]]&gt;', '<!--c-->', '<![CDATA[<x>]]>', '<?p q?>', '\n'),
        fc.array(tie('element'), { maxLength: 4 }).map((list) => list.join('')),
        fc.tuple(tie('element'), fc.constantFrom('t', '<!--c-->', ' u '), tie('element')).map((list) => list.join('')),
      ),
    })
    .map(({ name, attributes, content }) =>
      content === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`,
    ),
}));

it('the ordered form gives back the same document', async () => {
  await fc.assert(
    fc.asyncProperty(element, async (xml) => {
      const json = await run('xml-to-json', `<?xml version="1.0"?><!DOCTYPE a>${xml}`, { convention: 'ordered' });
      const back = await run('json-to-xml', json.text, { convention: 'ordered' });
      expect(back.text).toBe(`<?xml version="1.0"?><!DOCTYPE a>${xml}`);
      expect(json.notes).toEqual([]);
    }),
  );
});

it.each(['compact', 'attributes', 'badgerfish', 'ordered'])(
  '%s gives back the same JSON unless a note said otherwise',
  async (convention) => {
    await fc.assert(
      fc.asyncProperty(element, fc.constantFrom(0, 2), async (xml, indent) => {
        const json = await run('xml-to-json', xml, { convention });
        fc.pre(!json.notes.includes('note.order'));
        const back = await run('json-to-xml', json.text, { convention, indent });
        expect((await run('xml-to-json', back.text, { convention })).text).toBe(json.text);
      }),
    );
  },
);
