import { useEffect } from 'react';
import { formatMessage, type AnyLanguage } from '#engine/messages';
import { base } from '#kit/context/base.ts';
import { spoken, type Catalog } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';
import type { Route } from '../routes/routes.ts';
import { useDescription } from '../tool-page/tool-loader.ts';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path below the base; none for a page that has no address of its own. */
  readonly path: string | undefined;
}

/** What the head of a page says, in a language. `description` is that of a tool, once its page has been fetched. */
export function headOf(route: Route, catalog: Catalog, language: AnyLanguage, description = ''): Head {
  const text = (key: string) => formatMessage(catalog.ui, key, {}, language);
  const product = text('product');
  switch (route.is) {
    case 'home':
      return { title: `${product} - ${text('heading')}`, description: text('homeDescription'), path: '/' };
    case 'about':
      return { title: `${text('about')} - ${product}`, description: text('homeDescription'), path: '/about' };
    case 'tool': {
      const [title] = catalog.tools[route.id] ?? [route.id];
      return { title: `${title} - ${product}`, description, path: `/${route.id}` };
    }
    case 'demo':
      return { title: `${route.part} - c-lib`, description: '', path: undefined };
    case 'redirect':
    case 'unknown':
      return { title: `${text('notFound')} - ${product}`, description: text('notFoundText'), path: undefined };
  }
}

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/**
 * Keeps title, metas and the root's language in step with page and language. A component, because a hook would re-render
 * the whole frame when the page of a tool arrives.
 */
export function PageHead({ route }: { route: Route }): null {
  const { language, catalog } = useStore(spoken);
  const described = useDescription(route.is === 'tool' ? route.id : '');
  const { title, description, path } = headOf(route, catalog, language, described);
  useEffect(() => {
    document.title = title;
    const lang = language === 'zz' ? 'en' : language;
    // Even the same language again makes the browser style the whole page anew.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
    set('meta[name=description]', 'content', description);
    set('meta[property="og:title"]', 'content', title);
    set('meta[property="og:description"]', 'content', description);
    // As in the built pages: what has no address of its own points to the home page.
    const address = new URL(base + (path ?? '/').slice(1), location.origin).href;
    set('link[rel=canonical]', 'href', address);
    set('meta[property="og:url"]', 'content', address);
  }, [title, description, path, language]);
  return null;
}
