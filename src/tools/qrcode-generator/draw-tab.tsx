import {
  ColorField,
  Disclosure,
  ExampleButton,
  Facts,
  LogoField,
  NumberField,
  OptionErrors,
  OptionsForm,
  PictureColumns,
  QrCard,
  resultToShow,
  Section,
  Select,
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
  const said = (label: string, fact: string) => ({ label, value: fact, copy: false as const, code: false });
  return (
    <Section name="draw">
      <PictureColumns>
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
        </div>
        <QrCard state={state} text={text.trim()} size={values.size}>
          <Disclosure label={t('measure')}>
            {facts !== undefined && (
              <Facts
                facts={[
                  said(t('version'), String(facts.version)),
                  said(t('modules'), `${facts.modules} × ${facts.modules}`),
                  said(t('level'), t(`level.${facts.level}`)),
                  said(t('mode'), t(`mode.${facts.mode}`)),
                  said(t('used'), t('usedOf', { used: facts.used, total: facts.capacity })),
                  said(t('left'), String(facts.left)),
                ]}
              />
            )}
          </Disclosure>
        </QrCard>
        <OptionsForm foot={<OptionErrors state={inputError ? { is: 'empty' } : state} specs={draw.options} />}>
          <ColorField {...option('foreground')} />
          <ColorField {...option('background')} />
          <Select {...option('level')} />
          <NumberField {...option('size')} />
          <NumberField {...option('margin')} />
          <Select {...option('shape')} />
          <LogoField {...option('logo')} />
        </OptionsForm>
      </PictureColumns>
    </Section>
  );
}
