import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const CATALOGUE =
  '<?xml version="1.0" encoding="UTF-8"?><catalogue xmlns="urn:example:shop"><!-- lamps only --><item id="L-40" stock="12"><name>Desk lamp &amp; shade</name><price currency="EUR">19.90</price><note>Fits <b>every</b> desk.</note><tags/></item></catalogue>';

export default [
  {
    operation: 'format',
    input: CATALOGUE,
    output: `<?xml version="1.0" encoding="UTF-8"?>
<catalogue xmlns="urn:example:shop">
  <!-- lamps only -->
  <item id="L-40" stock="12">
    <name>Desk lamp &amp; shade</name>
    <price currency="EUR">19.90</price>
    <note>Fits <b>every</b> desk.</note>
    <tags/>
  </item>
</catalogue>`,
  },
  { operation: 'format', input: ' \n', output: '' },
  { operation: 'format', input: '<a><b/></a>', output: '<a>\n  <b/>\n</a>' },
  { operation: 'format', input: '<p>x <b>y</b> z</p>', output: '<p>x <b>y</b> z</p>' },
  { operation: 'format', input: '<a>&lt;&#38;</a>', output: '<a>&lt;&#38;</a>' },
  {
    operation: 'format',
    input: '<a><b>x</b></a>',
    options: { collapse: false, indent: 1 },
    output: '<a>\n <b>\n  x\n </b>\n</a>',
    notes: ['warning.text'],
  },
  {
    operation: 'format',
    input: '<a>\n  <b>\n x</b>\n</a>',
    options: { minify: true },
    output: '<a><b>x</b></a>',
    notes: ['warning.text'],
  },
  {
    operation: 'format',
    input: '<a b="1" a="2"><c></c></a>',
    options: { tabs: true, attributes: 'ownLines', sortAttributes: true, emptyElements: 'short' },
    output: '<a\n\ta="2"\n\tb="1">\n\t<c/>\n</a>',
  },
  {
    operation: 'format',
    input: '<a>\r\n\r\n<b/></a>',
    options: { keepBlankLines: true },
    output: '<a>\r\n\r\n  <b/>\r\n</a>',
    notes: ['note.lineEnd'],
  },
  {
    operation: 'format',
    input: '<?xml version="1.0" encoding="windows-1251"?><a:b/>',
    output: '<?xml version="1.0" encoding="windows-1251"?>\n<a:b/>',
    notes: ['warning.encoding', 'warning.prefix'],
  },
  {
    operation: 'format',
    input: '<html><p><i>a</i><i>b</i></p><br></br></html>',
    options: { emptyElements: 'short', indent: 0 },
    output: '<html>\n<p><i>a</i><i>b</i></p>\n<br></br>\n</html>',
    notes: ['note.emptyElements'],
  },
  { operation: 'format', input: CATALOGUE, options: { path: '//item/@id' }, output: 'id="L-40"' },
  {
    operation: 'format',
    input: CATALOGUE,
    options: { path: '/catalogue/item[price="19.90"]/name' },
    output: '<name>Desk lamp &amp; shade</name>',
  },
  { operation: 'format', input: CATALOGUE, options: { path: '//price[' }, error: 'error.path' },
  { operation: 'format', input: CATALOGUE, options: { path: '//chair' }, error: 'error.pathNotFound' },
  { operation: 'format', input: '<a><b></a>', error: 'xml.wrongClose' },
  { operation: 'format', input: '<a b="1" b="2"/>', error: 'xml.duplicateAttribute' },
  { operation: 'format', input: '<a b=1/>', error: 'xml.attributeQuotes' },
  { operation: 'format', input: '<a>', error: 'xml.unclosedElement' },
] satisfies Example<typeof operations>[];
