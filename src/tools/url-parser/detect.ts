import type { Detectors } from '#engine/detector';
import { solidLines } from '#lib/solid-lines';
import type * as operations from './operations.ts';

/** With a bare `%` it is a text that is still to be encoded. */
const URL_LINE =
  /^(?:https?|wss?|ftps?|file|ssh|git|redis|postgres(?:ql)?|mysql|mongodb(?:\+srv)?|amqps?):\/\/(?:[^\s%]|%[\da-f]{2})+$/i;

const urlLines = (sample: string) => solidLines(sample).filter((line) => URL_LINE.test(line)).length;

export const detectors = {
  parse: {
    detect: (sample) => (URL_LINE.test(sample.trim()) ? 0.75 : 0),
    answer: ({ unicodeHost, decodedPath, parameters }) => [
      unicodeHost,
      decodedPath,
      ...parameters.map(({ name, value }) => `${name}=${value}`),
    ],
  },
  parseMany: {
    detect: (sample) => (urlLines(sample) > 1 ? 0.7 : 0),
    answer: ({ rows }) => rows.slice(0, 4).map(({ host, path }) => host + path),
  },
  change: { detect: (sample) => (urlLines(sample) > 0 ? 0.5 : 0) },
} satisfies Detectors<typeof operations>;
