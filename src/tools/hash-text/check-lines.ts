import type { AlgorithmName } from '#lib/digests/algorithms';

/** Programs that check a list of digests with `-c`. */
const PROGRAMS: ReadonlyMap<AlgorithmName, string> = new Map([
  ['MD5', 'md5sum'],
  ['SHA-1', 'sha1sum'],
  ['SHA-224', 'sha224sum'],
  ['SHA-256', 'sha256sum'],
  ['SHA-384', 'sha384sum'],
  ['SHA-512', 'sha512sum'],
  ['BLAKE2b', 'b2sum'],
  ['BLAKE3', 'b3sum'],
]);

/** The lines that `sha256sum` and its like write of files, and read with `-c`, by program; only of rows in hex. */
export function checkLines(
  files: readonly {
    readonly name: string;
    readonly rows: readonly { readonly algorithm: AlgorithmName; readonly digest: string }[];
  }[],
): { readonly program: string; readonly lines: string }[] {
  return Array.from(PROGRAMS, ([algorithm, program]) => {
    const lines = files.flatMap(({ name, rows }) => {
      const row = rows.find((one) => one.algorithm === algorithm);
      return row === undefined ? [] : [lineOf(row.digest, name)];
    });
    return { program, lines: lines.join('\n') };
  }).filter(({ lines }) => lines !== '');
}

function lineOf(digest: string, name: string): string {
  // A backslash in front says that the name has escapes (GNU coreutils manual, md5sum invocation).
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === name ? '' : '\\'}${digest}  ${escaped}`;
}
