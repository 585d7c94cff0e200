/** The ways to write XML as JSON that an element's children are put under its keys by. */
export type Grouping = 'compact' | 'attributes' | 'badgerfish';
export type Convention = Grouping | 'ordered';

/** Keys that stand for something else than a child element. An empty one: this convention does not have it. */
export interface JsonKeys {
  readonly text: string;
  readonly cdata: string;
  readonly comment: string;
  readonly instruction: string;
  readonly declaration: string;
  readonly doctype: string;
  /** The key of an object with all attributes, or '' where each attribute has a key of its own. */
  readonly attributes: string;
  /** The prefix of an attribute's key. */
  readonly attribute: string;
}

export const JSON_KEYS: Readonly<Record<Grouping, JsonKeys>> = {
  compact: {
    text: '_text',
    cdata: '_cdata',
    comment: '_comment',
    instruction: '_instruction',
    declaration: '_declaration',
    doctype: '_doctype',
    attributes: '_attributes',
    attribute: '',
  },
  attributes: {
    text: '#text',
    cdata: '#cdata',
    comment: '#comment',
    instruction: '#instruction',
    declaration: '#declaration',
    doctype: '#doctype',
    attributes: '',
    attribute: '@',
  },
  badgerfish: {
    text: '$',
    cdata: '',
    comment: '',
    instruction: '',
    declaration: '',
    doctype: '',
    attributes: '',
    attribute: '@',
  },
};
