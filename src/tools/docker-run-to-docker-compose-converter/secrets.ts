import type { Expansions } from './expansions.ts';
import type { Assignment } from './commands.ts';
import type { Report } from './report.ts';
import type { ServiceDraft } from './service-draft.ts';

/** Names whose values are not for a file that is shared. */
const SECRET_NAME =
  /(?:^|_)(?:PASS|PASSWD|PASSPHRASE|PWD|SECRETS?|TOKENS?|CREDENTIALS?|AUTH|SALT|DSN)(?:_|$)|PASSWORD|SECRET|(?:API|ACCESS|PRIVATE|ENCRYPTION|SIGNING|MASTER|LICEN[CS]E|APP)_?KEY|^KEY$/i;
/** Names of this kind say where the secret is, not what it is. */
const NO_SECRET_NAME = /_(?:FILE|PATH|DIR|URL|URI|LENGTH|TTL|EXPIRY|EXPIRES(?:_IN)?|ENABLED|NAME|ID|TYPE|METHOD)$/i;
/** `scheme://user:password@host` */
const WITH_PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^\s/:@]*:[^\s/@]+@/i;
/** What such a variable holds when it only turns something on or off. */
const NO_SECRET_VALUE = /^(?:true|false|yes|no|on|off|none|null|0|1)?$/i;

const isSecret = (name: string, value: string): boolean =>
  WITH_PASSWORD.test(value) || (SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name) && !NO_SECRET_VALUE.test(value));

/** One line of an `.env` file; the value is sealed. */
export type EnvironmentLine = readonly [name: string, value: string];

/**
 * Remarks on values that look like secrets and, if wanted, moves them: in the services stand variables then, and the
 * lines that set them are returned.
 */
export function splitSecrets(
  services: ReadonlyMap<string, ServiceDraft>,
  isWanted: boolean,
  expansions: Expansions,
  report: Report,
): EnvironmentLine[] {
  const moved = new Map<string, string>();
  for (const [service, { environment }] of services) {
    for (const [index, variable] of environment.entries()) {
      const { key, value } = variable;
      if (value === undefined || !expansions.isLiteral(value) || !isSecret(key, expansions.show(value))) continue;
      if (!isWanted) {
        report.note('warning.secret', { name: expansions.show(key) }, variable);
        continue;
      }
      const name = findName(moved, key, service, value);
      moved.set(name, value);
      environment[index] = { ...variable, value: expansions.variable(name, name) };
    }
  }
  return [...moved];
}

/** The variable's own name; where another service has another value for it, with the service before it. */
function findName(moved: ReadonlyMap<string, string>, key: string, service: string, value: string): string {
  const isFree = (name: string) => !moved.has(name) || moved.get(name) === value;
  const own = toName(key);
  if (isFree(own)) return own;
  const longer = toName(`${service}_${key}`.toUpperCase());
  let name = longer;
  for (let number = 2; !isFree(name); number++) name = `${longer}_${number}`;
  return name;
}

const toName = (text: string): string => text.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_');

/** The lines of an `.env` file. */
export function writeEnvironment(
  secrets: readonly EnvironmentLine[],
  assignments: readonly Assignment[],
  expansions: Expansions,
): string {
  const lines = new Map<string, string>([...assignments.map(({ name, value }) => [name, value] as const), ...secrets]);
  return [...lines].map(([name, value]) => `${name}=${quote(value, expansions)}\n`).join('');
}

/**
 * As Compose reads `.env` (docs.docker.com, 'Syntax for environment files'): nothing is filled in between single quotes;
 * between double quotes `$` fills in and `\` escapes.
 */
function quote(value: string, expansions: Expansions): string {
  const text = expansions.show(value);
  const isLiteral = expansions.isLiteral(value);
  if (isLiteral && /^[\w./:@%+,-]*$/.test(text)) return text;
  if (isLiteral && !/['\\\r\n]/.test(text)) return `'${text}'`;
  const pieces = expansions.pieces(value).map((piece) => (piece.isVariable ? piece.text : escape(piece.text)));
  return `"${pieces.join('')}"`;
}

const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' };
const escape = (text: string): string => text.replace(/["\\$\r\n]/g, (found) => ESCAPED[found] ?? `\\${found}`);
