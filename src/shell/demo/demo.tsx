import type { ComponentType } from 'react';
import { buttonClass } from '#kit/parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { NotFound } from '../frame/not-found.tsx';
import styles from './demo.module.css';

/* The component demo area, in development only: its texts are for developers and stay English. */

const pages = Object.fromEntries(
  Object.entries(import.meta.glob<ComponentType>('./pages/*.tsx', { eager: true, import: 'default' })).map(
    ([path, page]) => [path.replace(/^.*\/|\.tsx$/g, ''), page],
  ),
);

export default function Demo({ part }: { part: string }) {
  const Page = pages[part];
  if (part !== '' && Page === undefined) return <NotFound />;
  return (
    <>
      <h1 tabIndex={-1}>c-lib components</h1>
      <div className={styles['root']}>
        <nav aria-label="Components" className={Page === undefined ? styles['index'] : styles['list']}>
          {Object.keys(pages).map((name) => (
            <Link
              key={name}
              to={`/c-lib/${name}`}
              className={buttonClass({ look: name === part ? 'primary' : 'text' })}
              aria-current={name === part ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        {Page !== undefined && (
          <section aria-labelledby="part">
            <h2 id="part">{part}</h2>
            <div className="n-stack">
              <Page />
            </div>
          </section>
        )}
      </div>
    </>
  );
}
