import { useEffect, useRef, useState } from 'react';
import type { LineScroller } from '#kit';
import { buildNodes } from './build-nodes.ts';
import documentStyle from './document.css?url';
import { linkScroll } from './linked-scroll.ts';
import styles from './markdown-to-html.module.css';
import type { Piece } from './pieces.ts';
import previewStyle from './preview.css?url';

interface PreviewFrameProps {
  readonly label: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** The text, to scroll with it, and the lines of its blocks. */
  readonly source: LineScroller | undefined;
  readonly blocks: readonly number[];
  /** True: print now. */
  readonly isPrinting: boolean;
  readonly onPrinted: () => void;
}

/*
 * No script runs in it; only this page's own may reach into it (same origin), to fill it and to print it (modals).
 * Links open in tabs of their own.
 */
const SANDBOX = 'allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox';

/** A document of its own, filled node by node: the policy of the site lets no page set HTML from a text. */
export function PreviewFrame({ label, title, pieces, source, blocks, isPrinting, onPrinted }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inner, setInner] = useState<Document>();
  // Firefox puts a second empty document in the place of the first and then says that it has loaded.
  const take = () => setInner(frame.current?.contentDocument ?? undefined);
  useEffect(take, []);
  useEffect(() => {
    if (inner !== undefined) show(inner, title, pieces);
  }, [inner, title, pieces]);
  useEffect(() => {
    if (inner !== undefined && source !== undefined) return linkScroll(source, inner, blocks);
    return undefined;
  }, [inner, source, pieces, blocks]);
  useEffect(() => (inner === undefined ? undefined : followTheme(inner)), [inner]);
  useEffect(() => {
    if (inner === undefined || !isPrinting) return;
    const stop = new AbortController();
    void whenStyled(inner).then(() => {
      if (stop.signal.aborted) return;
      onPrinted();
      inner.defaultView?.print();
    });
    return () => stop.abort();
  }, [inner, isPrinting, onPrinted]);
  return <iframe ref={frame} title={label} sandbox={SANDBOX} className={styles['frame']} onLoad={take} data-result />;
}

function show(document: Document, title: string, pieces: readonly Piece[]) {
  document.title = title;
  if (document.head.querySelector('link') === null) {
    document.head.append(...[documentStyle, previewStyle].map(linkTo(document)));
  }
  document.body.replaceChildren(buildNodes(document, pieces));
}

/** Light or dark as chosen on the site, whose root carries it as a class. Returns how to stop. */
function followTheme(document: Document): () => void {
  const site = window.document.documentElement;
  const follow = () => void (document.documentElement.className = site.className);
  const observer = new MutationObserver(follow);
  observer.observe(site, { attributeFilter: ['class'] });
  follow();
  return () => observer.disconnect();
}

const linkTo = (document: Document) => (address: string) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return link;
};

/** Asked again and again, as some browsers tell no listener of a document without scripts; a second is enough. */
async function whenStyled(document: Document): Promise<void> {
  const links = [...document.head.querySelectorAll('link')];
  for (let turn = 0; turn < 50 && links.some(({ sheet }) => sheet === null); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
