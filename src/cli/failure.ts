import { getSystemErrorMap } from 'node:util';

/** Something outside the tools went wrong in an expected way, such as a file that is not there: exit code 1. */
export class Failure extends Error {}

/** A reader that has seen enough, such as `head`, has closed the pipe: not an error, but nothing is left to do. */
export class NobodyReads extends Error {}

/** The command was not understood: exit code 2. */
export class UsageError extends Error {
  constructor(
    message: string,
    /** A command that helps further. */
    readonly hint = 'handy help',
  ) {
    super(message);
  }
}

/** Why a file or a stream cannot be read or written, in the system's words. */
export function systemReason(error: Error): string {
  const errno = 'errno' in error && typeof error.errno === 'number' ? error.errno : 0;
  return getSystemErrorMap().get(errno)?.[1] ?? error.message;
}
