import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: `{
  "_declaration": { "_attributes": { "version": "1.0", "encoding": "UTF-8" } },
  "order": {
    "_attributes": { "id": 17478252242305210114 },
    "_comment": " express ",
    "customer": "Ada & Co.",
    "item": [
      { "_attributes": { "sku": "L-40" }, "_text": "Desk lamp" },
      { "_attributes": { "sku": "B-7" }, "_text": "Bulb" }
    ],
    "paid": true
  }
}`,
    output: `<?xml version="1.0" encoding="UTF-8"?>
<order id="17478252242305210114">
  <!-- express -->
  <customer>Ada &amp; Co.</customer>
  <item sku="L-40">Desk lamp</item>
  <item sku="B-7">Bulb</item>
  <paid>true</paid>
</order>`,
  },
  { operation: 'convert', input: ' ', output: '' },
  { operation: 'convert', input: '{"a":{"_attributes":{"b":"1"},"_text":"t"}}', output: '<a b="1">t</a>' },
  { operation: 'convert', input: '{"a":{}}', output: '<a/>' },
  { operation: 'convert', input: '{"a":{"_attributes":{"b":"\\"<&"}}}', output: '<a b="&quot;&lt;&amp;"/>' },
  {
    operation: 'convert',
    input: '{a: {_cdata: "]]>", _instruction: {go: "there"}, b: ["", null]}} // JSON5',
    options: { indent: 0, declaration: true },
    output: '<?xml version="1.0" encoding="UTF-8"?><a><![CDATA[]]]]><![CDATA[>]]><?go there?><b/><b/></a>',
    notes: ['warning.comments'],
  },
  {
    operation: 'convert',
    input: '[1,[2,"x<y"],{"b":3}]',
    options: { root: 'list', item: 'entry', indent: 0 },
    output: '<list><entry>1</entry><entry><entry>2</entry><entry>x&lt;y</entry></entry><entry><b>3</b></entry></list>',
    notes: ['note.wrapped'],
  },
  {
    operation: 'convert',
    input: '{"a":1,"b":2}',
    options: { indent: 0 },
    output: '<root><a>1</a><b>2</b></root>',
    notes: ['note.wrapped'],
  },
  {
    operation: 'convert',
    input: '{"a":1}\n{"a":2}',
    options: { indent: 0 },
    output: '<root><item><a>1</a></item><item><a>2</a></item></root>',
    notes: ['note.lines', 'note.wrapped'],
  },
  {
    operation: 'convert',
    input: '{"a":{"1 bad":1,"ok":[]}}',
    options: { indent: 0 },
    output: '<a><_1_bad>1</_1_bad></a>',
    notes: ['warning.names', 'warning.emptyArray'],
  },
  {
    operation: 'convert',
    input: '{"a":{"1 bad":1,"_x0041_":2}}',
    options: { indent: 0, names: 'encode' },
    output: '<a><_x0031__x0020_bad>1</_x0031__x0020_bad><_x005F_x0041_>2</_x005F_x0041_></a>',
    notes: ['warning.names'],
  },
  {
    operation: 'convert',
    input: '{"a":{"@b":1,"#text":"t","c":["x","y"],"#comment":"z"}}',
    options: { convention: 'attributes', indent: 0 },
    output: '<a b="1">t<c>x</c><c>y</c><!--z--></a>',
  },
  {
    operation: 'convert',
    input:
      '{"alice":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"bob":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"$":"david"}}}',
    options: { convention: 'badgerfish', indent: 0 },
    output: '<alice xmlns="http://some-namespace" xmlns:charlie="http://some-other-namespace"><bob>david</bob></alice>',
  },
  {
    operation: 'convert',
    input:
      '{"elements":[{"type":"doctype","doctype":"p"},{"type":"element","name":"p","attributes":{"a":"1"},"elements":[{"type":"text","text":"x "},{"type":"element","name":"b","elements":[{"type":"cdata","cdata":"y"}]},{"type":"text","text":" z"},{"type":"comment","comment":"c"},{"type":"instruction","name":"i","instruction":""}]}]}',
    options: { convention: 'ordered' },
    output: '<!DOCTYPE p>\n<p a="1">x <b><![CDATA[y]]></b> z<!--c--><?i?></p>',
  },
  {
    operation: 'convert',
    input: '{"a":{"@b":1}}',
    output: '<a b="1"/>',
    notes: ['note.attributes'],
  },
  {
    operation: 'convert',
    input: '{"a":{"@b":1,"$":"t"}}',
    output: '<a b="1">t</a>',
    notes: ['note.badgerfish'],
  },
  {
    operation: 'convert',
    input: '{"elements":[{"type":"element","name":"a"}]}',
    output: '<a/>',
    notes: ['note.ordered'],
  },
  { operation: 'convert', input: '{"a b":1}', options: { names: 'error' }, error: 'error.name' },
  { operation: 'convert', input: '{"a":1}', options: { root: '1' }, error: 'error.elementName' },
  { operation: 'convert', input: '{"a":"\\u0001"}', error: 'error.character' },
  { operation: 'convert', input: '{"a":{"_text":{}}}', error: 'error.notText' },
  { operation: 'convert', input: '{"a":{"_attributes":1}}', error: 'error.notObject' },
  { operation: 'convert', input: '{"a":{"_attributes":{"b c":1,"b_c":2}}}', error: 'error.duplicateAttribute' },
  { operation: 'convert', input: '{"a":{"_comment":"x--y"}}', error: 'error.comment' },
  { operation: 'convert', input: '{"a":{"_instruction":{"x":"?>"}}}', error: 'error.instruction' },
  { operation: 'convert', input: '{"_doctype":"a [","a":1}', error: 'error.notXml' },
  { operation: 'convert', input: '{"a":1}', options: { convention: 'ordered' }, error: 'error.ordered' },
  { operation: 'convert', input: '{"a":1 "b":2}', error: 'json.commaMissing' },
] satisfies Example<typeof operations>[];
