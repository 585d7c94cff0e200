import { useEffect, useState } from 'react';
import { IconButton, SecretField, Segmented, Select, useMessages, useOperation, type Bound } from '#kit';
import styles from './hmac-generator.module.css';
import type en from './locales/en.json';
import { randomKey, type computeFile } from './operations.ts';

type Specs = typeof computeFile.options;
/** The props that the controls of a text and a file share. */
export type KeyControls = { readonly [N in keyof Specs]: Bound<Specs[N]> };

/** The controls that a text and a file share. */
export const keyOptions = ({ key, algorithm, encoding, keyForm }: KeyControls) => (
  <>
    <div className={styles['key']}>
      <SecretField {...key} />
      <RandomKeyButton controls={{ key, algorithm, keyForm }} />
    </div>
    <div data-literal>
      <Select {...algorithm} />
    </div>
    <Segmented {...encoding} />
    <Segmented {...keyForm} />
  </>
);

/** Puts a random key into its field. */
function RandomKeyButton({ controls }: { controls: Pick<KeyControls, 'key' | 'algorithm' | 'keyForm'> }) {
  const { key, algorithm, keyForm } = controls;
  const t = useMessages<typeof en.ui>();
  const [turn, setTurn] = useState(0);
  const options = { algorithm: algorithm.value, keyForm: keyForm.value };
  const state = useOperation(randomKey, undefined, options, { turn, enabled: turn > 0 });
  const made = state.is === 'done' && typeof state.value === 'string' ? state.value : undefined;
  useEffect(() => {
    if (made === undefined) return;
    key.onChange(made);
    setTurn(0);
  }, [made]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each key that is made
  return <IconButton look="default" icon="dice-5" label={t('randomKey')} onClick={() => setTurn(1)} />;
}
