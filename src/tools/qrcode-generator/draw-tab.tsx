import {
  ExampleButton,
  Facts,
  OptionErrors,
  OptionsForm,
  qrControls,
  QrCard,
  QrColumns,
  resultToShow,
  Section,
  TextField,
  useFieldError,
  useMessages,
  useOperation,
  useTextOperation,
} from '#kit';
import type qr from '#formats/qr/locales/en.json';
import type en from './locales/en.json';
import { draw, measure } from './operations.ts';
import { TemplateForm } from './template-form.tsx';

/** A text or a template becomes a code, with every change. */
export function DrawTab() {
  const t = useMessages<typeof en.ui & typeof qr>();
  const fieldError = useFieldError();
  const { value, setValue, option, values, state, inputError, loadExample } = useTextOperation(
    draw,
    'https://example.com',
  );
  const text = typeof value === 'string' ? value : value.head;
  const { level, logo } = values;
  const measured = useOperation(measure, text, { level, logo }, { enabled: text.trim() !== '' });
  const facts = state.is === 'failed' ? undefined : resultToShow(measured)?.value;
  return (
    <Section name="draw">
      <QrColumns>
        <div className="n-stack">
          <TemplateForm onText={setValue} />
          <div data-input>
            <TextField
              label={t('text')}
              value={text}
              onChange={setValue}
              rows={3}
              autosize
              code={false}
              {...fieldError(inputError)}
              tools={<ExampleButton onClick={loadExample} />}
            />
          </div>
          <OptionsForm foot={<OptionErrors state={inputError ? { is: 'empty' } : state} specs={draw.options} />}>
            {qrControls(option)}
          </OptionsForm>
        </div>
        <QrCard state={state} text={text.trim()} size={values.size} file="qr-code">
          {facts !== undefined && (
            <Facts
              facts={[
                { label: t('version'), value: String(facts.version), copy: false },
                { label: t('modules'), value: `${facts.modules} × ${facts.modules}`, copy: false },
                { label: t('level'), value: t(`level.${facts.level}`), copy: false, code: false },
                { label: t('mode'), value: t(`mode.${facts.mode}`), copy: false, code: false },
                {
                  label: t('used'),
                  value: t('usedOf', { used: facts.used, total: facts.capacity }),
                  copy: false,
                  code: false,
                },
                { label: t('left'), value: String(facts.left), copy: false },
              ]}
            />
          )}
        </QrCard>
      </QrColumns>
    </Section>
  );
}
