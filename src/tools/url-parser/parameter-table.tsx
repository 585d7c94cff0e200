import { Button, CopyField, IconButton, useMessages } from '#kit';
import type en from './locales/en.json';
import { parsed, writeParameter, type Parameter } from './parts.ts';
import styles from './url-parser.module.css';

interface ParameterTableProps {
  readonly parameters: readonly Parameter[];
  readonly onChange: (parameters: readonly Parameter[]) => void;
  /** Takes a parameter that is a URL apart. */
  readonly onOpen: (url: string) => void;
}

/** The parameters of a query, decoded, to be changed one by one. */
export function ParameterTable({ parameters, onChange, onOpen }: ParameterTableProps) {
  const t = useMessages<typeof en.ui>();
  const replace = (index: number, parameter: Parameter) => onChange(parameters.with(index, parameter));
  return (
    <ul className={styles['parameters']}>
      {parameters.map(({ name, value }, index) => (
        // A parameter has no identity but its place.
        <li key={index}>
          <CopyField
            label={t('parameter')}
            value={name}
            onChange={(text) => replace(index, writeParameter(text, value))}
          />
          <CopyField label={t('value')} value={value} onChange={(text) => replace(index, writeParameter(name, text))} />
          <span className={styles['actions']}>
            {/^https?:\/\//i.test(value) && parsed(value) !== undefined && (
              <Button onClick={() => onOpen(value)}>{t('open')}</Button>
            )}
            <IconButton
              icon="trash"
              label={t('removeParameter', { name })}
              onClick={() => onChange(parameters.filter((_, other) => other !== index))}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
