import { useState } from 'react';
import { Alert, Facts, FileDrop, Notes, resultToShow, Section, useMessages, useOperation } from '#kit';
import type en from './locales/en.json';
import { identify } from './operations.ts';

/** A file in; what its name, the browser and its first bytes say. */
export function FileForm() {
  const t = useMessages<typeof en.ui>();
  const [file, setFile] = useState<File>();
  return (
    <Section name="identify">
      <div className="n-stack">
        <FileDrop label={t('drop')} onFile={setFile} />
        {file !== undefined && <FileFacts file={file} />}
      </div>
    </Section>
  );
}

function FileFacts({ file }: { readonly file: File }) {
  const t = useMessages<typeof en.ui>();
  const state = useOperation(identify, file, { name: file.name });
  const shown = resultToShow(state);
  if (shown === undefined) return <div data-result aria-busy />;
  const { extension, byName, byBrowser, byContent, agrees } = shown.value;
  // The note says more than the verdict would.
  const isMisnamed = shown.notes.some(({ code }) => code === 'warning.misnamed');
  const fact = (label: string, value: string | null) =>
    value === null ? { label, value: t('notStated'), code: false, copy: false as const } : { label, value };
  return (
    <div className="n-stack" data-result>
      {!isMisnamed && <Alert look={agrees ? 'success' : 'warning'}>{t(agrees ? 'agree' : 'differ')}</Alert>}
      <Notes notes={shown.notes} />
      <Facts
        facts={[
          { label: t('file'), value: file.name },
          fact(t('extension'), extension === '' ? null : extension),
          fact(t('byName'), byName),
          fact(t('byBrowser'), byBrowser),
          fact(t('byContent'), byContent),
        ]}
      />
    </div>
  );
}
