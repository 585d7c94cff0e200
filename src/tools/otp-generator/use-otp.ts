import { useEffect, useState } from 'react';
import { useExample, useMounted, useOperation, useOptionErrors, useOptions } from '#kit';
import { keyOf, type Account } from './account.ts';
import { generate, link, newSecret, qrCode, read } from './operations.ts';
import { useSeconds } from './use-seconds.ts';

/** One secret for all of the page: the codes as the clock runs, their link and its QR code. */
export function useOtp() {
  const isMounted = useMounted();
  const seconds = useSeconds();
  const options = useOptions(generate);
  const labels = useOptions(link);
  const fresh = useOptions(newSecret);
  const [secret, setSecret] = useState<string>();
  const [made, setMade] = useState(0);

  const random = useOperation(
    newSecret,
    undefined,
    { ...fresh.values, encoding: 'base32' },
    { enabled: isMounted, turn: made, optionError: fresh.error },
  );
  const newest = random.is === 'done' && typeof random.value === 'string' ? random.value : undefined;
  const [ownIsAt, setOwnIsAt] = useState(-1);
  const replace = (own: string) => {
    setSecret(own);
    setOwnIsAt(made);
  };
  useEffect(() => {
    // Another length makes another secret, but never in the place of one that was typed.
    if (newest === undefined || ownIsAt === made) return;
    setSecret(newest);
    options.set({ encoding: 'base32' });
  }, [newest]); // eslint-disable-line react-hooks/exhaustive-deps -- only a new secret replaces the present one

  const enabled = secret !== undefined;
  const values = { ...options.values, secret: secret ?? '' };
  const state = useOperation(generate, undefined, values, { enabled, turn: seconds, optionError: options.error });
  const { encoding, type, digits, algorithm, period, counter } = options.values;
  const { issuer, account } = labels.values;
  const linkValues = { secret: values.secret, encoding, type, digits, algorithm, period, counter, issuer, account };
  const linked = useOperation(link, undefined, linkValues, { enabled, optionError: options.error });
  const drawn = useOperation(qrCode, undefined, linkValues, { enabled, optionError: options.error });

  const fill = (own: string, changes: Parameters<typeof options.set>[0]) => {
    replace(own);
    options.reset();
    options.set({ ...changes, secret: '' });
  };
  const use = (from: Account) => {
    const { secret: own, ...form } = keyOf(from);
    fill(own, { encoding: 'base32', ...form });
    labels.set({ issuer: from.issuer, account: from.account });
  };
  // A link in the field of the secret is the account that it says.
  const isLink = /^\s*(?:otpauth|steam):\/\//i.test(values.secret);
  const opened = useOperation(read, isLink ? values.secret : '', {}, { enabled: isLink });
  useEffect(() => {
    const [only, ...others] = opened.is === 'done' && isLink ? opened.value.accounts : [];
    if (only !== undefined && others.length === 0) use(only);
  }, [opened]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each link
  const loadExample = useExample(generate, (example) => {
    const { secret: shown = '', ...changes } = example.options ?? {};
    fill(String(shown), changes);
  });
  return {
    secret: secret ?? '',
    setSecret: replace,
    makeSecret: () => setMade(made + 1),
    lengthOption: fresh.option('bytes'),
    option: useOptionErrors(options, state.is === 'failed' ? state.error : undefined),
    labelOption: useOptionErrors(labels, linked.is === 'failed' ? linked.error : undefined),
    values,
    seconds,
    state,
    linked,
    drawn,
    loadExample,
    use,
  };
}

export type Otp = ReturnType<typeof useOtp>;
