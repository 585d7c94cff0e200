import { Component, useEffect, useState, type ReactNode } from 'react';
import { useAfterPaint } from '#kit/hooks/use-after-paint.ts';
import { useMounted } from '#kit/hooks/use-mounted.ts';
import { Button, buttonClass } from '#kit/parts/button.tsx';
import { Empty } from '#kit/parts/empty.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import { useCommonMessages } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';
import { ToolContext, type ToolInUse } from '#kit/context/tool-context.ts';
import { CopyLink } from './copy-link.tsx';
import { useShown } from '../instance/instance.ts';
import { links } from '../routes/links.ts';
import { LoadFailed, Skeleton } from '../frame/loading.tsx';
import { useShellMessages, useToolNames } from '../texts/messages.ts';
import { Heart } from '../parts/heart.tsx';
import { Link } from '../routes/link.tsx';
import { pathTo } from '../routes/routes.ts';
import { rememberTool } from '../settings/settings.ts';
import { loadingOf, loadTool, useDescription } from './tool-loader.ts';
import styles from './tool-page.module.css';

export function ToolPage({ id }: { id: string }) {
  const t = useShellMessages();
  const { nameOf } = useToolNames();
  const loading = useStore(loadingOf(id));
  const description = useDescription(id);
  const tool = useTitleFirst(loading.is === 'ready' ? loading.tool : undefined);
  const isCursorTaken = useCursor(tool !== undefined);
  useEffect(() => {
    void loadTool(id);
    rememberTool(id);
  }, [id]);
  return (
    <>
      <p className="n-hidden-text" role="status">
        {isCursorTaken && nameOf(id)}
      </p>
      <div className={styles['head']}>
        <div className={styles['title']}>
          <h1 id="title" tabIndex={-1}>
            {nameOf(id)}
          </h1>
          <Heart id={id} />
          <CopyLink tool={loading.is === 'ready' ? loading.tool : undefined} />
        </div>
        {/* Its line is there before its words. */}
        <p className={styles['text']}>{description ?? '\u00a0'}</p>
      </div>
      {loading.is === 'loading' && <Skeleton />}
      {loading.is === 'failed' && <LoadFailed title={t('loadFailed')} onRetry={() => void loadTool(id)} />}
      {tool !== undefined && <Running tool={tool} />}
      {/* Not before what stands above it, which would push it down. */}
      {tool !== undefined && <Related ids={tool.tool.related} />}
    </>
  );
}

/** Where a visitor types or pastes first. */
const MAIN_INPUT = 'main [data-input] :is(textarea, input:not([type=file], [type=radio], [type=checkbox]))';

/**
 * Puts the cursor into the main input once it is there; not on a touch screen, where a keyboard would cover half of the
 * page. True if the heading had the focus: a screen reader would not say where one is.
 */
function useCursor(isThere: boolean): boolean {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    const { activeElement: active } = document;
    const isOnHeading = active?.id === 'title';
    if (!isThere || !(isOnHeading || active === document.body) || !matchMedia('(pointer: fine)').matches) return;
    const fields = [...document.querySelectorAll<HTMLElement>(MAIN_INPUT)];
    const field = fields.find((element) => element.offsetParent !== null);
    field?.focus({ preventScroll: true });
    setTaken(isOnHeading && field !== undefined);
  }, [isThere]);
  return isTaken;
}

/** Holds the body of a page back after a navigation, so that its title is painted at once. */
function useTitleFirst(tool: ToolInUse | undefined): ToolInUse | undefined {
  const isNavigation = useMounted();
  return useAfterPaint(tool, isNavigation ? undefined : tool);
}

const Running = ({ tool }: { tool: ToolInUse }) => (
  <Boundary key={tool.id}>
    <ToolContext value={tool}>
      <tool.tool.Page />
    </ToolContext>
  </Boundary>
);

/** Keeps a bug in one tool from taking the page with it. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    if (import.meta.env.DEV) reportError(error);
  }
  override render() {
    return this.state.hasFailed ? <Broken onReset={() => this.setState({ hasFailed: false })} /> : this.props.children;
  }
}

function Broken({ onReset }: { onReset: () => void }) {
  const t = useShellMessages();
  const common = useCommonMessages();
  return (
    <div className={styles['message']} role="alert">
      <Empty
        icon="bug"
        title={t('toolBroke')}
        actions={
          <>
            <Button look="primary" icon="refresh" onClick={onReset}>
              {common('tryAgain')}
            </Button>
            <a className={buttonClass()} href={links.issues} target="_blank" rel="noopener noreferrer">
              {t('reportIssue')}
            </a>
          </>
        }
      >
        {t('toolBrokeText')}
      </Empty>
    </div>
  );
}

/** After this time (ms) the first results of a page stand. */
const SETTLED = 500;

/** Whether something waits for the first results above it, which would push it down in front of the reader. */
function useHeld(): boolean {
  const isNavigation = useMounted();
  const [isHeld, setHeld] = useState(!isNavigation);
  useEffect(() => {
    const timer = setTimeout(() => setHeld(false), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return isHeld;
}

const RELATED = 4;

/** Tools that lead on from this one. */
function Related({ ids: all }: { ids: readonly string[] }) {
  const t = useShellMessages();
  const { nameOf } = useToolNames();
  const shown = useShown();
  const ids = shown(all);
  const isHeld = useHeld();
  if (ids.length === 0) return null;
  return (
    <section className={isHeld ? styles['held'] : undefined}>
      <h2 className="n-heading">{t('relatedTools')}</h2>
      <div className={styles['related']}>
        {ids.slice(0, RELATED).map((other) => (
          <Link key={other} to={pathTo('tool', { id: other })} className={buttonClass()}>
            <Icon name={other} tool />
            {nameOf(other)}
          </Link>
        ))}
      </div>
    </section>
  );
}
