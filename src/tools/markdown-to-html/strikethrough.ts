import { replaceEvents, type Context, type Events, type Token } from './resolver.ts';

const TILDES = 'strikethroughSequenceTemporary';

/**
 * Pairs up the tildes of GFM: what closes takes the nearest run before it that opens and has as many. Emphasis between the two
 * is settled there. Tildes that are left over become text.
 */
export function resolveStrikethrough(events: Events, context: Context): Events {
  const written: Events = [];
  /** Where runs of one and of two tildes stand in what is written, which may open something. */
  const openers: readonly [number[], number[]] = [[], []];
  let closer: Token | undefined;
  for (const event of events) {
    const [kind, token] = event;
    if (token.type !== TILDES || kind === 'exit') {
      // The exit of a run that has closed something is written already.
      if (token !== closer) written.push(event);
      continue;
    }
    const alike = openers[token.end.offset - token.start.offset === 1 ? 0 : 1];
    const opener = token._close === true ? alike.pop() : undefined;
    if (opener === undefined) {
      if (token._open === true) alike.push(written.length);
      written.push(event);
      continue;
    }
    closer = token;
    strike(written, opener, token, context);
    for (const list of openers) while ((list.at(-1) ?? -1) > opener) list.pop();
  }
  for (const [, token] of written) if (token.type === TILDES) token.type = 'data';
  return replaceEvents(events, written);
}

function strike(written: Events, at: number, closer: Token, context: Context): void {
  const opener = written[at]![1];
  let inside = written.splice(at + 2);
  for (const construct of context.parser.constructs.insideSpan.null ?? [])
    inside = construct.resolveAll?.(inside, context) ?? inside;
  const group: Token = { type: 'strikethrough', start: { ...opener.start }, end: { ...closer.end } };
  const text: Token = { type: 'strikethroughText', start: { ...opener.end }, end: { ...closer.start } };
  opener.type = 'strikethroughSequence';
  closer.type = 'strikethroughSequence';
  written.length = at;
  written.push(['enter', group, context], ['enter', opener, context], ['exit', opener, context]);
  written.push(['enter', text, context]);
  for (const event of inside) written.push(event);
  written.push(['exit', text, context], ['enter', closer, context], ['exit', closer, context]);
  written.push(['exit', group, context]);
}
