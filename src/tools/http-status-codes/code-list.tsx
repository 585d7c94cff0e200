import { useEffect, useRef, useState } from 'react';
import { Badge, classes, CopyButton, Facts, Icon, useMessages, type Fact } from '#kit';
import type { Code, StatusCode } from './codes.ts';
import styles from './http-status-codes.module.css';
import type en from './locales/en.json';
import { listSnippets } from './snippets.ts';

interface CodeListProps {
  readonly codes: readonly StatusCode[];
  /** The code to open, highlight and scroll to. */
  readonly linked: Code | undefined;
}

/** One row per code, which opens to its details. */
export function CodeList({ codes, linked }: CodeListProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className={styles['list']}>
      <div className={styles['head']} aria-hidden="true">
        <span>{t('code')}</span>
        <span>{t('name')}</span>
        <span>{t('meaning')}</span>
        <span>{t('type')}</span>
      </div>
      <ul>
        {codes.map((item) => (
          <CodeItem key={item.code} item={item} isLinked={item.code === linked} />
        ))}
      </ul>
    </div>
  );
}

function CodeItem({ item, isLinked }: { item: StatusCode; isLinked: boolean }) {
  const t = useMessages<typeof en.ui>();
  const [isOpen, setOpen] = useState(isLinked);
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    setOpen(true);
    element.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  const { code, name, type, origin, mark } = item;
  return (
    <li id={String(code)} ref={element} className={classes(styles['item'], isLinked && styles['linked'])}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={styles['code']}>{code}</span>
          <span className={styles['name']} translate="no">
            {name}
          </span>
          <span className={styles['meaning']}>{t(`code.${code}`)}</span>
          <span className={styles['badges']}>
            <span translate="no">
              <Badge look={type === 'WebDav' ? 'info' : 'default'}>{type}</Badge>
            </span>
            {mark !== undefined && <Badge look="warning">{t(`mark.${mark}`)}</Badge>}
            {origin !== undefined && (
              <span translate="no">
                <Badge look="warning">{origin}</Badge>
              </span>
            )}
          </span>
          <Icon name="chevron-down" small />
        </summary>
        {isOpen && <Details item={item} />}
      </details>
      <CopyButton value={`${code} ${name}`} label={`${code} ${name}`} />
    </li>
  );
}

function Details({ item }: { item: StatusCode }) {
  const t = useMessages<typeof en.ui>();
  const { code, aliases, spec, origin, cacheable, body, retry, headers } = item;
  const facts: (Fact | false)[] = [
    { label: t('cacheable'), value: t(`cacheable.${cacheable}`), code: false, copy: false },
    { label: t('body'), value: t(body ? 'body.yes' : 'body.no'), code: false, copy: false },
    { label: t('retry'), value: t(`retry.${retry}`), code: false, copy: false },
    headers.length > 0 && { label: t('headers'), value: headers.join(', ') },
    aliases.length > 0 && { label: t('aliases'), value: aliases.join(', ') },
    origin !== undefined && { label: t('origin'), value: origin, copy: false },
    spec !== null && {
      label: t('spec'),
      value: (
        <a href={spec.url} target="_blank" rel="noreferrer">
          {spec.title}
        </a>
      ),
      copy: spec.url,
      code: false,
    },
    ...listSnippets(item).map(({ language, constant }): Fact => ({ label: language, value: constant })),
    { label: t('link'), value: `#${code}`, copy: new URL(`#${code}`, location.href).href },
  ];
  return (
    <div className={styles['details']}>
      <Facts facts={facts.filter((fact) => fact !== false)} />
    </div>
  );
}
