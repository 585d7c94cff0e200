/** Types outside `text/` whose content is a text all the same (RFC 6839, sections 3.1 and 4.1, for the suffixes). */
const TEXT = /^(?:text\/.*|application\/(?:.*\+)?(?:json|xml|yaml|javascript))$/;

export interface DataUriHead {
  /** Offsets in the text: where the URI begins, and where its body does. */
  readonly start: number;
  readonly body: number;
  /** The media type without its parameters, in lower case. */
  readonly type: string;
  readonly isBase64: boolean;
}

/** What a data URI (RFC 2397) says before its body; without a comma it has none. Undefined for what is no such URI. */
export function readDataUriHead(text: string): DataUriHead | undefined {
  const match = /^(\s*)data:([^,]*)(,?)/i.exec(text);
  if (match === null) return undefined;
  const [head, blank = '', description = '', comma] = match;
  const [type = ''] = description.split(';');
  return {
    start: blank.length,
    body: head.length,
    // RFC 2397, section 3: without a type it is a text.
    type: type.trim().toLowerCase() || 'text/plain',
    isBase64: comma === ',' && /;\s*base64\s*$/i.test(description),
  };
}

/** Whether a data URI in Base64 says that it holds a text. Undefined for what is no such URI, up to the comma at least. */
export function holdsText(sample: string): boolean | undefined {
  const head = readDataUriHead(sample);
  return head?.isBase64 === true ? TEXT.test(head.type) : undefined;
}
