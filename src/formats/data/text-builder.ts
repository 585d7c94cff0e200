import type { Fail } from '#lib/text-error';

/** Longest text that is made, in UTF-16 units; a browser holds little more in one string. */
const LONGEST = 500_000_000;
/** Pieces that are joined at once. All at the end would hold millions of small strings in memory. */
const PIECES = 4096;

/** Joins a text from many pieces. Throws `data.tooLong` before the text is longer than a browser can hold. */
export class TextBuilder {
  length = 0;
  private readonly chunks: string[] = [];
  private pieces: string[] = [];

  constructor(private readonly fail: Fail) {}

  add(piece: string): void {
    this.length += piece.length;
    if (this.pieces.push(piece) < PIECES) return;
    if (this.length > LONGEST) {
      throw this.fail('data.tooLong', { limit: LONGEST }, { line: 1, column: 1, offset: 0, endOffset: 0 });
    }
    this.flush();
  }

  toString(): string {
    this.flush();
    return this.chunks.join('');
  }

  private flush(): void {
    this.chunks.push(this.pieces.join(''));
    this.pieces = [];
  }
}
