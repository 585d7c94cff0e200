import { choice, flag, integer } from '#engine/options';

/** How far YAML is indented. */
export const yamlIndentation = {
  indent: integer({ initial: 2, min: 1, max: 10 }),
  indentLists: flag(true),
};

/** Columns after which long lines are folded; 0 is never. */
export const width = integer({ initial: 0, min: 0, max: 500, optional: true });

/** How data of another format is written as YAML. */
export const yamlWriting = {
  ...yamlIndentation,
  layout: choice(['block', 'compact', 'flow'], 'block'),
  quotes: choice(['double', 'single'], 'double'),
  /** Quotes what readers of YAML 1.1 would take for something else than text. */
  safe11: flag(true),
};
