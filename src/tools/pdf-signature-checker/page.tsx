import { useState } from 'react';
import {
  ExampleButton,
  FileDrop,
  Panes,
  resultToShow,
  Section,
  useExample,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import { fromBase64 } from '#lib/bytes';
import type en from './locales/en.json';
import { check } from './operations.ts';
import { ReportDetails } from './report-details.tsx';
import { RootsField } from './roots-field.tsx';
import { VerdictPane } from './verdict-pane.tsx';

const NOTHING = new File([], '');

export default function PdfSignatureChecker() {
  const t = useMessages<typeof en.ui>();
  const [file, setFile] = useState(NOTHING);
  const { values, set } = useOptions(check);
  const state = useOperation(check, file, values, { enabled: file !== NOTHING });
  const loadExample = useExample(check, ({ input }) => {
    const { base64 } = input as { base64: string };
    setFile(new File([fromBase64(base64)], 'example.pdf', { type: 'application/pdf' }));
  });
  const failure = state.is === 'failed' ? state.error : undefined;
  const shown = resultToShow(state);
  return (
    <Section name="check">
      <Panes>
        <div>
          <div className="n-stack">
            <FileDrop label={t('drop')} accept=".pdf,application/pdf" onFile={setFile} />
            <div className="n-line">
              <ExampleButton onClick={loadExample} />
              {file !== NOTHING && <strong data-literal>{file.name}</strong>}
            </div>
            <RootsField roots={values.roots} onChange={(roots) => set({ roots })} failure={failure} />
          </div>
        </div>
        <VerdictPane state={state} />
      </Panes>
      {shown !== undefined && <ReportDetails name={file.name} report={shown.value} />}
    </Section>
  );
}
