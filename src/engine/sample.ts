/** UTF-16 units of a text that detectors look at. */
export const SAMPLE_LENGTH = 4096;

/** How sure an operation is that takes any text: it is offered after those that recognise theirs. */
export const ANY_TEXT = 0.05;
