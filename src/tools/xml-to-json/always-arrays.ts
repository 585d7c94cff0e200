/** Names and paths of elements that are arrays even when there is one. */
export class AlwaysArrays {
  /** Steps from the last to the first; '' at the end is the document. */
  private readonly paths: { readonly written: string; readonly steps: readonly string[]; isFound: boolean }[];

  constructor(list: string) {
    this.paths = list
      .split(/[\s,]+/)
      .filter((path) => path !== '')
      .map((written) => ({ written, steps: written.split('/').reverse(), isFound: false }));
  }

  /** `nameAt(0)` is the element, 1 the one around it, and so on; '' beyond the root. */
  has(nameAt: (outwards: number) => string): boolean {
    let found = false;
    for (const path of this.paths) {
      if (!path.steps.every((step, outwards) => step === nameAt(outwards))) continue;
      path.isFound = found = true;
    }
    return found;
  }

  get unused(): string[] {
    return this.paths.filter(({ isFound }) => !isFound).map(({ written }) => written);
  }
}
