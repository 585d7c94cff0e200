const STATEMENT =
  /^\s*(?:--.*[\r\n]\s*)*(?:(?:explain\s+(?:analyze\s+)?)?select\b[\s\S]+\bfrom|insert\s+into|update\s+\S+\s+set|delete\s+from|create\s+(?:or\s+replace\s+)?(?:table|view|(?:unique\s+)?index)|(?:alter|drop|truncate)\s+table|merge\s+into|with\s+(?:recursive\s+)?\w+\s+as\s*\()\b/i;

/** How sure it is that the sample is SQL. */
export function detectSql(sample: string): number {
  if (!STATEMENT.test(sample)) return 0;
  // Sentences begin with a capital, and have no signs of code.
  return /^\s*[A-Z][a-z]/.test(sample) && !/[*=;()_]/.test(sample) ? 0.1 : 0.85;
}
