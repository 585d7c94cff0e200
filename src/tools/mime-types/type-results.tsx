import { Badge, Button, CopyButton, Facts, Table, useLongList, useMessages } from '#kit';
import type en from './locales/en.json';
import styles from './mime-types.module.css';
import type { Found } from './search.ts';
import type { MimeType } from './media-types.ts';

interface TypeResultsProps {
  readonly found: Found;
  readonly onAsk: (query: string) => void;
}

/** More types than that are a table. */
const FEW = 4;
/** Rows of the table at first: it holds all types before anything is asked. */
const ROWS = 50;
/** Extensions of a type that the table shows. */
const SHOWN = 6;

const sayExtensions = (list: readonly string[]) => list.map((one) => `.${one}`).join(' ');

/** The types that were found: a few with all that is known of them, or a table of many. */
export function TypeResults({ found: { by, asked, types, parameters, nearest }, onAsk }: TypeResultsProps) {
  const t = useMessages<typeof en.ui>();
  if (by === 'nothing') {
    return (
      <>
        <p>{t('nothing', { asked })}</p>
        {nearest.length > 0 && (
          <p className="n-line">
            {t('didYouMean')}
            {nearest.map((offer) => (
              <Button key={offer} size="small" onClick={() => onAsk(offer)}>
                {offer}
              </Button>
            ))}
          </p>
        )}
      </>
    );
  }
  return (
    <>
      {by === 'extension' && (
        <p className="n-muted">{t('candidates', { count: types.length, extension: `.${asked}` })}</p>
      )}
      {types.length <= FEW ? (
        types.map((item, index) => (
          <TypeFacts key={item.type} item={item} isPreferred={by === 'extension' && index === 0 && types.length > 1} />
        ))
      ) : (
        <TypeTable types={types} onAsk={onAsk} />
      )}
      {parameters.length > 0 && (
        <>
          <h2 className="n-heading">{t('parameters')}</h2>
          <Facts facts={parameters.map(({ name, value }) => ({ label: name, value }))} />
        </>
      )}
    </>
  );
}

function TypeFacts({ item, isPreferred }: { readonly item: MimeType; readonly isPreferred: boolean }) {
  const t = useMessages<typeof en.ui>();
  const { type, extensions, name, source, charset, compressible, tree } = item;
  const said = (label: string, value: string) => ({ label, value, code: false, copy: false as const });
  return (
    <section className={styles['type']}>
      <h2>
        <span className="n-mono">{type}</span>
        <CopyButton value={type} label={t('type')} size="medium" />
        {isPreferred && <Badge look="success">{t('preferred')}</Badge>}
      </h2>
      <Facts
        facts={[
          ...(name === '' ? [] : [{ label: t('format'), value: name, code: false }]),
          { label: t('extensions'), value: sayExtensions(extensions) },
          said(t('source'), t(`source.${source}`)),
          said(t('tree'), t(`tree.${tree}`)),
          ...(charset === null ? [] : [{ label: t('charset'), value: charset }]),
          said(t('compressible'), compressible === null ? t('notStated') : t(compressible ? 'yes' : 'no')),
        ]}
      />
    </section>
  );
}

function TypeTable({ types, onAsk }: { readonly types: readonly MimeType[]; readonly onAsk: (query: string) => void }) {
  const t = useMessages<typeof en.ui>();
  const { shown, more } = useLongList(types, ROWS);
  return (
    <>
      <h2 className="n-heading">{t('types', { count: types.length })}</h2>
      <Table
        label={t('types', { count: types.length })}
        rows={shown}
        labelled
        rowKey={({ type }) => type}
        columns={[
          {
            key: 'type',
            header: t('type'),
            code: true,
            cell: ({ type }) => (
              <button type="button" className={styles['link']} onClick={() => onAsk(type)}>
                {type}
              </button>
            ),
          },
          {
            key: 'extensions',
            header: t('extensions'),
            code: true,
            cell: ({ extensions }) =>
              sayExtensions(extensions.slice(0, SHOWN)) + (extensions.length > SHOWN ? ' …' : ''),
          },
          { key: 'format', header: t('format'), cell: ({ name }) => name },
          { key: 'charset', header: t('charset'), cell: ({ charset }) => charset ?? '–' },
          {
            key: 'compressible',
            header: t('compressible'),
            cell: ({ compressible }) => (compressible === null ? '–' : t(compressible ? 'yes' : 'no')),
          },
          { key: 'source', header: t('source'), cell: ({ source }) => t(`source.${source}`) },
        ]}
      />
      {more}
    </>
  );
}
