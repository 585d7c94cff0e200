import { StreamLanguage } from '@codemirror/language';

/** Header, payload and signature, and the two further parts of an encrypted token. */
const PARTS = ['keyword', 'propertyName', 'number', 'string', 'meta'];

/** The parts of a compact token (RFC 7515, section 7.1), each in its color. */
export const jwt = StreamLanguage.define({
  startState: () => ({ dots: 0 }),
  token(stream, state) {
    if (stream.eat('.') !== undefined) {
      state.dots += 1;
      return 'punctuation';
    }
    stream.eatWhile(/[^.]/);
    return PARTS[state.dots] ?? null;
  },
});
