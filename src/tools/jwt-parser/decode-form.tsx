import {
  NumberField,
  Notes,
  operand,
  OptionErrors,
  OptionsLine,
  resultToShow,
  SecretField,
  Section,
  Segmented,
  TextPane,
  useMessages,
  useOperation,
  Working,
  useTextOperation,
} from '#kit';
import styles from './jwt-parser.module.css';
import type en from './locales/en.json';
import { decode } from './operations.ts';
import { splitToken } from './token.ts';
import { TokenResult } from './token-result.tsx';

/** A token in, all that it says out. */
export function DecodeForm() {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, option, values, state, inputError, loadExample } = useTextOperation(decode, '', {
    isSecret: true,
  });
  const text = typeof value === 'string' ? value : value.head;
  // A key that cannot be read keeps nobody from reading the token.
  const isKeyWrong = state.is === 'failed' && state.error.where.option === 'key';
  const withoutKey = useOperation(decode, operand(value), { ...values, key: '' }, { enabled: isKeyWrong });
  const shown = resultToShow(isKeyWrong ? withoutKey : state);
  const token = shown?.value ?? undefined;
  // Colours need the real editor, which is only worth its weight for a token.
  const stretches =
    token !== undefined
      ? splitToken(text).parts.map((part, index) => ({
          from: part.from,
          to: part.from + part.text.length,
          colour: index,
          id: String(index),
        }))
      : [];
  return (
    <Section name="decode">
      <div className={styles['root']}>
        <TextPane
          name={t('token')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          error={inputError}
          stretches={stretches}
          height="short"
        />
        <OptionsLine>
          <SecretField {...option('key')} hint={t('keyHint')} />
          <Segmented {...option('keyForm')} />
          <NumberField {...option('skew')} />
        </OptionsLine>
        <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={decode.options} />
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
          {token !== undefined && (
            <TokenResult token={token} typed={values} onNested={setValue}>
              <Notes notes={shown?.notes ?? []} />
            </TokenResult>
          )}
        </div>
      </div>
    </Section>
  );
}
