import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { Router, useLocation } from 'wouter';
import { base } from '#kit/context/base.ts';
import { useAfterPaint } from '#kit/hooks/use-after-paint.ts';
import { useCommonMessages } from '#kit/settings/language.ts';
import { classes } from '#kit/parts/classes.ts';
import { forgetReload, onStorageProblem } from '#kit/settings/storage.ts';
import { useStore } from '#kit/settings/store.ts';
import { notify } from '#kit/context/toasts.ts';
import { Deferred, openDeferred } from '../start/deferred.tsx';
import { DialogHost } from './dialog-host.tsx';
import styles from './frame.module.css';
import { PageHead } from './head.ts';
import { Header } from './header.tsx';
import { instance, readInstance } from '../instance/instance.ts';
import { Menu } from './menu.tsx';
import { closeOverlay, isOverlayOpen, showMenuState } from './menu-state.ts';
import { useShellMessages, type ShellKey } from '../texts/messages.ts';
import { MessagesHost } from './messages-host.tsx';
import { NotFound } from './not-found.tsx';
import { pages } from './pages.ts';
import { closePalette, drawPalette, isPaletteOpen, loadPalette, openPalette } from '../search/palette-state.ts';
import { matchRoute, type Route } from '../routes/routes.ts';
import { isMenuCollapsed, theme } from '../settings/settings.ts';
import { applyTheme } from '../settings/theme.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';

const Demo = __DEMO__ ? lazy(() => import('../demo/demo.tsx')) : undefined;

const header = (
  <Deferred name="header" until="idle">
    <Header />
  </Deferred>
);

interface AppProps {
  /** On the server only. */
  readonly path?: string;
}

export const App = ({ path }: AppProps) => (
  <Router base={base.slice(0, -1)} {...(path !== undefined && { ssrPath: path })}>
    <Frame />
  </Router>
);

function Frame() {
  const t = useShellMessages();
  const [path, navigate] = useLocation();
  useStore(instance);
  const route = matchRoute(path);
  const main = useRef<HTMLElement>(null);
  const isOverlaid = useStore(isOverlayOpen);
  useRootState();
  useShortcuts();
  useArrival(path, main);
  // The page does not wait for these. From a task of their own: tools that watch the network note where a request comes
  // from, for which the browser would read the whole script again.
  useEffect(() => {
    setTimeout(() => {
      forgetReload();
      void readInstance();
    });
  }, []);

  const target = route.is === 'redirect' ? route.to : undefined;
  useEffect(() => {
    if (target !== undefined) navigate(target + location.search + location.hash, { replace: true });
  }, [target, navigate]);

  const current = route.is === 'tool' ? route.id : undefined;
  return (
    <>
      <PageHead route={route} />
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <div className={styles['root']}>
        <button
          type="button"
          className={styles['veil']}
          aria-label={t('paletteClose')}
          tabIndex={-1}
          onClick={closeOverlay}
        />
        <div className={styles['content']} inert={isOverlaid}>
          {header}
          <main ref={main} id="main" className={classes(styles['main'], route.is === 'home' && styles['wide'])}>
            <Page route={route} />
          </main>
        </div>
        {/* Left of the page, but after it for the keys, which would meet a hundred links first. */}
        <MenuHost current={current} />
      </div>
      <PaletteHost />
      <DialogHost />
      <MessagesHost />
    </>
  );
}

/** The menu follows a navigation after the page, whose title comes first. */
function MenuHost({ current }: { current: string | undefined }) {
  const followed = useAfterPaint(current, current);
  return useMemo(
    () => (
      <Deferred name="menu" until="use">
        <Menu current={followed} />
      </Deferred>
    ),
    [followed],
  );
}

function Page({ route }: { route: Route }) {
  switch (route.is) {
    case 'home':
      return <pages.home.Page />;
    case 'about':
      return <pages.about.Page />;
    case 'tool':
      return <ToolPage id={route.id} key={route.id} />;
    case 'demo':
      return Demo === undefined ? <NotFound /> : <Suspense>{<Demo part={route.part} />}</Suspense>;
    case 'redirect':
      return null;
    case 'unknown':
      return <NotFound />;
  }
}

function PaletteHost() {
  const isOpen = useStore(isPaletteOpen);
  const draw = useStore(drawPalette);
  useEffect(() => {
    if (isOpen) void loadPalette();
  }, [isOpen]);
  return isOpen && draw !== undefined ? draw() : null;
}

/** Keeps the root element in step with theme and menu, and tells when settings cannot be stored. */
function useRootState() {
  const t = useCommonMessages<ShellKey>();
  const chosen = useStore(theme);
  const collapsed = useStore(isMenuCollapsed);
  const overlay = useStore(isOverlayOpen);
  useEffect(() => applyTheme(theme.get()), [chosen]);
  useEffect(showMenuState, [collapsed, overlay]);
  useEffect(
    () =>
      onStorageProblem((kind) => notify({ kind: 'info', text: t(kind === 'full' ? 'storageFull' : 'storageBlocked') })),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once, in the language of that moment
    [],
  );
}

function useShortcuts() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeOverlay();
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (isPaletteOpen.get()) closePalette();
      else openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** After a navigation inside the site: to the top, and the focus on what the page begins with, so that a screen reader says where one is. */
function useArrival(path: string, main: React.RefObject<HTMLElement | null>) {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // Whatever led here: the menu is to follow.
    openDeferred();
    closeOverlay();
    scrollTo(0, 0);
    return focusOn(main.current, targetOf(path));
  }, [path, main]);
}

/** What is focused on a page: the part that the link names, the field of home unless that calls a keyboard, else the heading. */
function targetOf(path: string): string {
  if (/^#[a-z]+$/.test(location.hash)) return location.hash;
  return path === '/' && matchMedia('(pointer: fine)').matches ? '[data-home-search] input' : 'h1';
}

/** Focuses an element, now or when it arrives; until the returned function is called. */
function focusOn(main: HTMLElement | null, selector: string): () => void {
  const focus = () => {
    const target = main?.querySelector<HTMLElement>(selector);
    target?.focus({ preventScroll: selector === 'h1' });
    if (target !== null) observer.disconnect();
  };
  const observer = new MutationObserver(focus);
  if (main !== null) observer.observe(main, { childList: true, subtree: true });
  focus();
  return () => observer.disconnect();
}
