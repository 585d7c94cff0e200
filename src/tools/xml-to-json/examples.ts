import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const ORDER = `<?xml version="1.0" encoding="UTF-8"?>
<order id="1042">
  <!-- express -->
  <customer>Ada &amp; Co.</customer>
  <item sku="L-40">Desk lamp</item>
  <item sku="B-7">Bulb</item>
  <paid>true</paid>
</order>`;

export default [
  {
    operation: 'convert',
    input: ORDER,
    output: `{
  "_declaration": {
    "_attributes": {
      "version": "1.0",
      "encoding": "UTF-8"
    }
  },
  "order": {
    "_attributes": {
      "id": "1042"
    },
    "_comment": " express ",
    "customer": {
      "_text": "Ada & Co."
    },
    "item": [
      {
        "_attributes": {
          "sku": "L-40"
        },
        "_text": "Desk lamp"
      },
      {
        "_attributes": {
          "sku": "B-7"
        },
        "_text": "Bulb"
      }
    ],
    "paid": {
      "_text": "true"
    }
  }
}`,
  },
  { operation: 'convert', input: '', output: '' },
  {
    operation: 'convert',
    input: '<a b="1">t</a>',
    options: { indent: 0 },
    output: '{"a":{"_attributes":{"b":"1"},"_text":"t"}}',
  },
  { operation: 'convert', input: '<a/>', options: { indent: 0 }, output: '{"a":{}}' },
  {
    operation: 'convert',
    input: '<!DOCTYPE a [<!ENTITY e "v">]><?go there?><a><![CDATA[<x>]]><b>&e;</b></a>',
    options: { indent: 0 },
    output:
      '{"_doctype":"a [<!ENTITY e \\"v\\">]","_instruction":{"go":"there"},"a":{"_cdata":"<x>","b":{"_text":"v"}}}',
  },
  {
    operation: 'convert',
    input: ORDER,
    options: { convention: 'attributes', indent: 0, values: 'typed', arrays: 'order/customer' },
    output:
      '{"#declaration":{"@version":"1.0","@encoding":"UTF-8"},"order":{"@id":1042,"#comment":" express ","customer":["Ada & Co."],"item":[{"@sku":"L-40","#text":"Desk lamp"},{"@sku":"B-7","#text":"Bulb"}],"paid":true}}',
  },
  // http://www.sklar.com/badgerfish/, rule 9
  {
    operation: 'convert',
    input:
      '<alice xmlns="http://some-namespace" xmlns:charlie="http://some-other-namespace"> <bob>david</bob> <charlie:edgar>frank</charlie:edgar> </alice>',
    options: { convention: 'badgerfish', indent: 0 },
    output:
      '{"alice":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"bob":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"$":"david"},"charlie:edgar":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"$":"frank"}}}',
  },
  {
    operation: 'convert',
    input: '<a><!-- c --><b/></a>',
    options: { convention: 'badgerfish', indent: 0 },
    output: '{"a":{"b":{}}}',
    notes: ['warning.dropped'],
  },
  {
    operation: 'convert',
    input: '<p>x <b>y</b> z</p>',
    options: { indent: 0 },
    output: '{"p":{"_text":["x "," z"],"b":{"_text":"y"}}}',
    notes: ['warning.order'],
  },
  {
    operation: 'convert',
    input: '<p>x <b>y</b> z</p>',
    options: { convention: 'ordered', indent: 0 },
    output:
      '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"x "},{"type":"element","name":"b","elements":[{"type":"text","text":"y"}]},{"type":"text","text":" z"}]}]}',
  },
  {
    operation: 'convert',
    input: '<s:a xmlns:s="u" s:b="1" b="2"><s:c/></s:a>',
    options: { stripPrefixes: true, indent: 0 },
    output: '{"a":{"_attributes":{"s:b":"1","b":"2"},"c":{}}}',
    notes: ['warning.namespaces', 'note.keptPrefixes'],
  },
  {
    operation: 'convert',
    input: '<!DOCTYPE a SYSTEM "a.dtd" [<!ATTLIST a b CDATA "1">]><a>&x;</a>',
    options: { indent: 0, arrays: 'item' },
    output: '{"_doctype":"a SYSTEM \\"a.dtd\\" [<!ATTLIST a b CDATA \\"1\\">]","a":{"_text":"&x;"}}',
    notes: ['warning.attributeDefaults', 'warning.entity', 'warning.arrayUnused'],
  },
  { operation: 'convert', input: '<a><_text/></a>', error: 'error.reserved' },
  { operation: 'convert', input: '<a><b></a>', error: 'xml.wrongClose' },
  { operation: 'convert', input: '<a>x & y</a>', error: 'xml.ampersand' },
] satisfies Example<typeof operations>[];
