import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Findings } from './findings.ts';
import type { Mark, MarkName } from './rich-text.ts';
import { isColor, isSafeLink } from './safe-values.ts';

type Element = DefaultTreeAdapterTypes.Element;

const MARKS: Readonly<Record<string, MarkName>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sub: 'subscript',
  sup: 'superscript',
  mark: 'highlight',
};

/** The marks of an element's content: those around it, and its own by its name and style. */
export function marksOf(element: Element, around: readonly Mark[], findings: Findings): readonly Mark[] {
  const { tagName } = element;
  const {
    style = '',
    color,
    href,
    title,
  } = takeAttributes(
    element,
    ['style', ...(tagName === 'font' ? ['color'] : []), ...(tagName === 'a' ? ['href', 'title'] : [])],
    findings,
    STYLES,
  );
  const own = MARKS[tagName];
  const styled = declarationsOf(style);
  const marks = new Map(around.map((mark) => [mark.type, mark]));
  const set = (type: MarkName) => marks.set(type, { type });
  // Google Docs has `<b style="font-weight: normal">` around everything.
  if (own !== undefined && !(own === 'bold' && styled.get('font-weight') === 'normal')) set(own);
  if (/^(?:bold|[6-9]00)/.test(styled.get('font-weight') ?? '')) set('bold');
  if (styled.get('font-style') === 'italic') set('italic');
  // Links are underlined anyway.
  if (styled.get('text-decoration')?.includes('underline') === true && tagName !== 'a' && !marks.has('link'))
    set('underline');
  if (styled.get('text-decoration')?.includes('line-through') === true) set('strike');
  if (styled.get('vertical-align') === 'sub') set('subscript');
  if (styled.get('vertical-align') === 'super') set('superscript');
  const ink = styled.get('color') ?? color?.trim().toLowerCase();
  if (ink !== undefined && isColor(ink)) marks.set('color', { type: 'color', attrs: { color: ink } });
  if (tagName === 'a' && href !== undefined) {
    if (isSafeLink(href)) {
      marks.set('link', { type: 'link', attrs: { href, ...(title !== undefined && { title }) } });
    } else findings.address(href);
  }
  if (own === undefined && !(tagName === 'a' || tagName === 'span' || tagName === 'font')) findings.unwrap(tagName);
  return [...marks.values()];
}

/** Declarations that become marks. */
const STYLES = ['font-weight', 'font-style', 'text-decoration', 'vertical-align', 'color'];

const declarationsOf = (style: string) =>
  new Map(
    style.split(';').map((declaration) => {
      const at = declaration.indexOf(':');
      return [
        declaration.slice(0, at).trim().toLowerCase(),
        declaration
          .slice(at + 1)
          .trim()
          .toLowerCase(),
      ] as const;
    }),
  );

/** Picks attributes by name. All others are reported, and so are style properties other than `styles`. */
export function takeAttributes(
  { attrs }: Element,
  names: readonly string[],
  findings: Findings,
  styles: readonly string[] = [],
): Readonly<Record<string, string | undefined>> {
  const taken: Record<string, string> = {};
  for (const { name, value } of attrs) {
    if (!names.includes(name)) findings.attribute(name);
    else taken[name] = value;
    if (name !== 'style' || !names.includes(name)) continue;
    for (const property of declarationsOf(value).keys())
      if (property !== '' && !styles.includes(property)) findings.attribute(`style: ${property}`);
  }
  return taken;
}
