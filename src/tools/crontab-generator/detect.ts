const NAME = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)';
/** A field: a figure, a star or a name, then what goes on from there. */
const FIELD = `(?:[\\d*?]|L\\b|${NAME})(?:[\\d*/,#LW?-]|${NAME})*`;
const ZONE = '(?:(?:CRON_)?TZ=\\S+\\s+)?';
const EXPRESSION = new RegExp(`^${ZONE}${FIELD}(?:\\s+${FIELD}){4,6}$`, 'i');
const WITH_COMMAND = new RegExp(`^${ZONE}${FIELD}(?:[ \\t]+${FIELD}){4}[ \\t]+[\\w./~][^\\n]*$`, 'i');
const INTERVAL = /^(?:rate\(\d+ \w+\)|@every \S+)$/;
const MACRO = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)$/;

/** How sure it is that the sample is a schedule: an expression, alone or with its command, an interval, or a nickname. */
export function detectCron(sample: string): number {
  const text = sample.trim();
  if (text.length > 500) return 0;
  if (INTERVAL.test(text) || MACRO.test(text)) return 0.9;
  // Figures alone are a list of them, and a row of stars is a line in Markdown.
  if (!/[*?]/.test(text)) return 0;
  if (EXPRESSION.test(text)) return 0.85;
  return /\d/.test(text) && WITH_COMMAND.test(text) ? 0.6 : 0;
}
