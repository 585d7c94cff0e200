import { useState } from 'react';
import {
  Alert,
  ExampleButton,
  FileDrop,
  Notes,
  ofInput,
  Section,
  useExample,
  useExplain,
  useMessages,
  useOperation,
  useOptions,
  resultToShow,
  Working,
} from '#kit';
import { fromBase64 } from '#lib/bytes';
import type en from './locales/en.json';
import { check } from './operations.ts';
import { ReportView } from './report-view.tsx';
import { RootsFold } from './roots-fold.tsx';

const NOTHING = new File([], '');

export default function PdfSignatureChecker() {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const [file, setFile] = useState(NOTHING);
  const { values, set } = useOptions(check);
  const state = useOperation(check, file, values, { enabled: file !== NOTHING });
  const loadExample = useExample(check, ({ input }) => {
    const { base64 } = input as { base64: string };
    setFile(new File([fromBase64(base64)], 'example.pdf', { type: 'application/pdf' }));
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const wrong = ofInput(error);
  const shown = resultToShow(state);
  return (
    <Section name="check">
      <div className="n-stack">
        <FileDrop label={t('drop')} accept=".pdf,application/pdf" onFile={setFile} />
        <div className="n-line">
          <ExampleButton onClick={loadExample} />
        </div>
        <RootsFold roots={values.roots} onChange={(roots) => set({ roots })} failure={error} />
      </div>
      {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
      {wrong !== undefined && <Alert look="error">{explain(wrong)}</Alert>}
      {shown !== undefined && (
        <div className="n-stack" data-result>
          <Notes notes={shown.notes} />
          <ReportView name={file.name} report={shown.value} />
        </div>
      )}
    </Section>
  );
}
