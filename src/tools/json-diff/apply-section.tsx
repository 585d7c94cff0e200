import {
  isEmptyText,
  operand,
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  Segmented,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
  usePlainText,
} from '#kit';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import { applyPatch } from './operations.ts';

/** Document and patch in, patched document out. */
export function ApplySection() {
  const t = useMessages<typeof en.ui>();
  const [document, setDocument] = useInput('applyPatch');
  const [patch, setPatch] = useInput('change');
  const { option, values } = useOptions(applyPatch);
  const patchText = usePlainText(patch);
  const enabled = !isEmptyText(document) && !isEmptyText(patch) && patchText !== undefined;
  const state = useOperation(applyPatch, operand(document), { ...values, patch: patchText ?? '' }, { enabled });
  const loadExample = useExample(applyPatch, (example) => {
    setDocument(String(example.input));
    setPatch(String(example.options?.['patch']));
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const isPatchWrong = error?.where.option === 'patch';
  return (
    <Section title={t('applyPatch')} name="applyPatch">
      <OptionsLine>
        <Segmented {...option('format')} />
      </OptionsLine>
      <Panes>
        <TextPane
          name={t('document')}
          value={document}
          onChange={setDocument}
          onExample={loadExample}
          format="json"
          height="short"
          error={isPatchWrong ? undefined : error}
        />
        <TextPane
          name={t('applyPatch.patch')}
          value={patch}
          onChange={setPatch}
          format="json"
          height="short"
          error={isPatchWrong ? error : undefined}
        />
      </Panes>
      <div className={styles['below']}>
        <ResultPane height="short" name={t('patched')} state={state} format="json" onExample={loadExample} />
      </div>
    </Section>
  );
}
