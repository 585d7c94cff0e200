import type { RunContext } from '#engine/operation';
import type { Report, SignatureReport } from './report.ts';
import { readWhole, scan, TAIL } from './scan.ts';
import { checkSignature } from './signature-check.ts';
import { readRoots } from './trust.ts';

/** Checks all signatures of a PDF file. Throws `error.empty`, `error.notPdf`, `error.roots`, `error.noRoots`, `file.unreadable`. */
export async function check(given: Blob, options: { readonly roots: string }, context: RunContext): Promise<Report> {
  const roots = readRoots(options.roots);
  const file = await readWhole(given);
  const found = await scan(file, context);
  const { isEncrypted, isCut, ranges, revisions } = found;
  if (isEncrypted) context.note('note.encrypted');
  if (isCut) context.note('warning.many', { count: ranges.length });
  if (!found.ends.some((end) => end > file.size - TAIL)) context.note('warning.truncated');
  const signatures: SignatureReport[] = [];
  for (const at of ranges) {
    context.signal.throwIfAborted();
    signatures.push(await checkSignature(file, found, { at, number: signatures.length + 1, roots, context }));
  }
  return {
    size: file.size,
    revisions,
    isEncrypted,
    notChecked: roots.length === 0 ? ['trust', 'revocation', 'laterChanges'] : ['revocation', 'laterChanges'],
    signatures: signatures.map(withLater),
  };
}

const endOf = ({ byteRange: [, , start = 0, length = 0] }: SignatureReport) => start + length;

function withLater(signature: SignatureReport, _: number, all: readonly SignatureReport[]): SignatureReport {
  const { covers } = signature;
  if (covers === undefined) return signature;
  const laterSignatures = all.filter((other) => other.covers && endOf(other) > endOf(signature)).length;
  return { ...signature, covers: { ...covers, laterSignatures } };
}
