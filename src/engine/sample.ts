/** Characters at the beginning of a text that detectors look at. */
export const SAMPLE_LENGTH = 4096;
/** From here on a detector is sure: a page offers the text to the other direction. */
export const SURE = 0.8;
