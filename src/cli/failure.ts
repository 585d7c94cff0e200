/** Something outside the tools went wrong in an expected way, such as a file that is not there: exit code 1. */
export class Failure extends Error {}

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
