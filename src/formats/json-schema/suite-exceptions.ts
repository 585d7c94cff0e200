/*
 * Cases of the JSON Schema Test Suite that we do not claim. The suite's test fails for a name that no longer belongs
 * here.
 */

export type Draft = 'draft4' | 'draft6' | 'draft7' | 'draft2019-09' | 'draft2020-12';

const OLD: readonly Draft[] = ['draft4', 'draft6', 'draft7'];
const NEW: readonly Draft[] = ['draft2019-09', 'draft2020-12'];
const ALL = [...OLD, ...NEW];

/**
 * Groups whose schema leads to another document, on the suite's server or the meta-schema. Nothing is ever fetched: the
 * schema is refused with the reason `remote`.
 */
export const refused: ReadonlyMap<string, readonly Draft[]> = new Map([
  ['anchor: invalid anchors', NEW],
  ['definitions: validate definition against metaschema', OLD],
  ['defs: validate definition against metaschema', NEW],
  ['dynamicRef: $ref and $dynamicAnchor are independent of order - $defs first', ['draft2020-12']],
  ['dynamicRef: $ref and $dynamicAnchor are independent of order - $ref first', ['draft2020-12']],
  ['dynamicRef: strict-tree schema, guards against misspelled properties', ['draft2020-12']],
  ['dynamicRef: tests for implementation dynamic anchor and reference link', ['draft2020-12']],
  ['id: Invalid use of fragments in location-independent $id', NEW],
  ['id: Unnormalized $ids are allowed but discouraged', NEW],
  ['id: Valid use of empty fragments in location-independent $id', NEW],
  ['optional/cross-draft: refs to future drafts are processed as future drafts', ['draft7', 'draft2019-09']],
  ['optional/cross-draft: refs to historic drafts are processed as historic drafts', NEW],
  [String.raw`optional/ecmascript-regex: \a is not an ECMA 262 control escape`, ['draft2020-12']],
  ['ref: URN base URI with f-component', NEW],
  ['ref: remote ref, containing refs itself', ALL],
  ['refRemote: Location-independent identifier in remote ref', ALL],
  ['refRemote: anchor within remote ref', NEW],
  ['refRemote: base URI change', ALL],
  ['refRemote: base URI change - change folder', ALL],
  ['refRemote: base URI change - change folder in subschema', ALL],
  ['refRemote: fragment within remote ref', ALL],
  ['refRemote: ref within remote ref', ALL],
  ['refRemote: remote HTTP ref with different $id', NEW],
  ['refRemote: remote HTTP ref with different URN $id', NEW],
  ['refRemote: remote HTTP ref with nested absolute ref', NEW],
  ['refRemote: remote ref', ALL],
  ['refRemote: remote ref with ref to definitions', ['draft6', 'draft7']],
  ['refRemote: remote ref with ref to defs', NEW],
  ['refRemote: retrieved nested refs resolve relative to their URI not $id', ['draft6', 'draft7', ...NEW]],
  ['refRemote: root ref in remote ref', ALL],
]);

const CUSTOM = 'schema that uses custom metaschema with';
const CONTENT = 'optional/content: validation of';

/** Cases that get the other answer, which the standard allows. */
export const unclaimed: ReadonlyMap<string, readonly Draft[]> = new Map([
  // `$schema` names a meta-schema on the suite's server, which alone says what counts. It is read as 2020-12.
  [`vocabulary: ${CUSTOM} with no validation vocabulary: no validation: invalid number, but it still validates`, NEW],
  ...['false', 'true'].map(
    (flag) =>
      [
        `optional/format-assertion: ${CUSTOM} format-assertion: ${flag}: format-assertion: ${flag}: invalid string`,
        ['draft2020-12'],
      ] as const,
  ),
  // Draft 7 lets `contentMediaType` and `contentEncoding` be checked; since 2019-09 they never are.
  [`${CONTENT} string-encoded content based on media type: an invalid JSON document`, ['draft7']],
  [`${CONTENT} binary string-encoding: an invalid base64 string (% is not a valid character)`, ['draft7']],
  [`${CONTENT} binary-encoded media type documents: a validly-encoded invalid JSON document`, ['draft7']],
  [`${CONTENT} binary-encoded media type documents: an invalid base64 string that is valid JSON`, ['draft7']],
]);

/** Values of `format` that are let pass unchecked, so that answers in their files of `optional/format` are wrong. */
export const unclaimedFormats: readonly string[] = [
  'duration',
  'idn-email',
  'idn-hostname',
  'iri',
  'iri-reference',
  'relative-json-pointer',
  'uri-template',
];
