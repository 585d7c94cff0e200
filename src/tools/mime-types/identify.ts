import type { RunContext } from '#engine/operation';
import { agrees, HEAD, sniff } from '#lib/file-signatures';
import { extensionOf, isTypeScript, typesOf } from './media-types.ts';

/** The type of a file by three witnesses; null where one says nothing. */
export interface Identity {
  /** Of its name, in lower case. */
  readonly extension: string;
  readonly byName: string | null;
  readonly byBrowser: string | null;
  readonly byContent: string | null;
  /** Whether none contradicts another. */
  readonly agrees: boolean;
}

/** Says what a file is by its name, by the browser and by its first bytes. */
export async function identify(
  file: Blob,
  { name }: { readonly name: string },
  note: RunContext['note'],
): Promise<Identity> {
  const fileName = name || (file instanceof File ? file.name : '');
  const extension = fileName.includes('.') ? extensionOf(fileName) : '';
  const candidates = typesOf(extension).map(({ type }) => type);
  const found = sniff(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))?.type ?? null;
  const byBrowser = file.type.replace(/\s*;.*$/s, '').toLowerCase() || null;
  const isSource = found === 'text/plain' && isTypeScript(extension);
  const isAsNamed =
    found === null || isSource || candidates.length === 0 || candidates.some((candidate) => agrees(candidate, found));
  const isAsSaid = found === null || byBrowser === null || agrees(byBrowser, found);
  if (file.size === 0) note('note.emptyFile');
  else if (found === null) note('note.noSignature');
  if (isSource) note('note.typescript');
  if (!isAsNamed) note('warning.misnamed', { extension: `.${extension}`, type: found });
  return {
    extension,
    // Of several types of an extension the one that the content shows.
    byName: candidates.find((candidate) => candidate === found) ?? candidates[0] ?? null,
    byBrowser,
    byContent: found,
    agrees: isAsNamed && isAsSaid,
  };
}
