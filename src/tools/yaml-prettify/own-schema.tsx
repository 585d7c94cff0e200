import type { ToolError } from '#engine/error';
import { TextPane, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { prettify } from './operations.ts';
import styles from './yaml-prettify.module.css';

interface OwnSchemaProps {
  readonly option: BindOption<typeof prettify.options>;
  /** Of the run; shown here if it is about the schema. */
  readonly error: ToolError | undefined;
}

/** The place for a schema of one's own. */
export function OwnSchema({ option, error }: OwnSchemaProps) {
  const t = useMessages<typeof en.ui>();
  const { name, value, onChange } = option('ownSchema');
  return (
    <div className={styles['schema']}>
      <TextPane
        name={t('ownSchema')}
        value={value}
        onChange={(text) => {
          if (typeof text === 'string') onChange(text);
          else void text.blob.text().then(onChange);
        }}
        format="yaml"
        height="short"
        error={error?.where.option === name ? error : undefined}
      />
    </div>
  );
}
