import { useState } from 'react';
import { ToolError } from '#engine/error';
import { isTracking } from '#formats/url/tracking.ts';
import { Button, CopyField, useExplain, useMessages } from '#kit';
import type en from './locales/en.json';
import type { ParsedUrl } from './logic.ts';
import { ParameterTable } from './parameter-table.tsx';
import { joinParameters, joinUrl, readParameters, sortParameters, type Parameter, type Parts } from './parts.ts';
import styles from './url-parser.module.css';

const FIELDS = ['scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment'] as const;

/** The texts typed into the parts, and the URL that came of them: another URL has other parts. */
interface Draft {
  readonly url: string;
  readonly parts: Parts;
  readonly parameters: readonly Parameter[];
  readonly error?: ToolError;
}

interface UrlEditorProps {
  readonly facts: ParsedUrl;
  readonly url: string;
  readonly onChange: (url: string) => void;
}

/** The parts of a URL as fields, and its parameters as a table; each change writes the URL. */
export function UrlEditor({ facts, url, onChange }: UrlEditorProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const [draft, setDraft] = useState<Draft>();
  const { parts, parameters, error }: Draft =
    draft?.url === url ? draft : { url, parts: facts, parameters: facts.parameters };

  const edit = (parts: Parts, parameters: readonly Parameter[]) => {
    try {
      const changed = joinUrl(parts);
      setDraft({ url: changed, parts, parameters });
      onChange(changed);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      setDraft({ url, parts, parameters, error });
    }
  };
  const editParameters = (next: readonly Parameter[]) => edit({ ...parts, query: joinParameters(next) }, next);
  const editPart = (name: keyof Parts, text: string) => {
    // An emptied query or fragment goes with its sign.
    const changed = { ...parts, [name]: text === '' && (name === 'query' || name === 'fragment') ? null : text };
    edit(changed, name === 'query' ? readParameters(text) : parameters);
  };
  const plain = parameters.filter(({ name }) => !isTracking(name));
  return (
    <>
      <div className={styles['parts']}>
        {FIELDS.filter((name) => parts.host !== null || !['username', 'password', 'host', 'port'].includes(name)).map(
          (name) => (
            <CopyField
              key={name}
              label={t(name)}
              value={parts[name] ?? ''}
              placeholder="–"
              isSecret={name === 'username' || name === 'password'}
              hint={
                name === 'host' && parts.host === facts.host && facts.unicodeHost !== facts.host
                  ? facts.unicodeHost
                  : undefined
              }
              error={error?.where.option === name ? explain(error) : undefined}
              onChange={(text) => editPart(name, text)}
            />
          ),
        )}
      </div>
      <h2 className="n-heading">{t('parameters', { count: parameters.length })}</h2>
      <ParameterTable parameters={parameters} onChange={editParameters} onOpen={onChange} />
      <div className="n-line">
        <Button onClick={() => setDraft({ url, parts, parameters: [...parameters, { name: '', value: '', raw: '' }] })}>
          {t('add')}
        </Button>
        {parameters.length > 1 && (
          <Button onClick={() => editParameters(sortParameters(parameters))}>{t('sort')}</Button>
        )}
        {plain.length < parameters.length && (
          <Button onClick={() => editParameters(plain)}>{t('removeTracking')}</Button>
        )}
      </div>
    </>
  );
}
