import { Button, CopyButton, IconButton, TextField, useMessages } from '#kit';
import type texts from '#formats/url/locales/en.json';
import { parseUrl } from '#formats/url/read.ts';
import type en from './locales/en.json';
import { changeValue, renameParameter, type Parameter } from './parts.ts';
import styles from './url-parser.module.css';

interface ParameterTableProps {
  readonly parameters: readonly Parameter[];
  readonly onChange: (parameters: readonly Parameter[]) => void;
  /** Takes a parameter that is a URL apart. */
  readonly onOpen: (url: string) => void;
}

/** The parameters of a query, decoded, to be changed one by one. */
export function ParameterTable({ parameters, onChange, onOpen }: ParameterTableProps) {
  const t = useMessages<typeof en.ui & typeof texts>();
  const replace = (index: number, parameter: Parameter) => onChange(parameters.with(index, parameter));
  return (
    <ul className={styles['parameters']}>
      {parameters.map((parameter, index) => {
        const { name, value } = parameter;
        return (
          // A parameter has no identity but its place.
          <li key={index}>
            <span className={styles['field']}>
              <TextField
                label={t('parameter')}
                hideLabel
                placeholder={t('parameter')}
                value={name}
                onChange={(text) => replace(index, renameParameter(parameter, text))}
              />
              <CopyButton value={name || undefined} label={t('parameter')} size="medium" />
            </span>
            <span className={styles['field']}>
              <TextField
                label={t('valueOf', { name })}
                hideLabel
                placeholder={t('value')}
                value={value}
                onChange={(text) => replace(index, changeValue(parameter, text))}
              />
              <CopyButton value={value || undefined} label={t('valueOf', { name })} size="medium" />
            </span>
            <span className={styles['actions']}>
              {/^https?:\/\//i.test(value) && parseUrl(value) !== undefined && (
                <Button onClick={() => onOpen(value)}>{t('open')}</Button>
              )}
              <IconButton
                icon="trash"
                label={t('removeParameter', { name })}
                onClick={() => onChange(parameters.filter((_, other) => other !== index))}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
