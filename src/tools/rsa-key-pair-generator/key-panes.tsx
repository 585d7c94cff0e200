import { ResultPane, ToolButton, useMessages, type RunState } from '#kit';
import { fileNameOf } from './file-names.ts';
import type en from './locales/en.json';
import { maskKey } from './mask.ts';

interface KeyPaneProps {
  readonly state: RunState<string> & { readonly cancel: () => void };
  /** How the key is written. */
  readonly format: string;
  /** Such as “RSA 2048”. */
  readonly algorithm: string;
}

export function PublicKeyPane({ state, format, algorithm }: KeyPaneProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <ResultPane
      name={t('publicKey')}
      state={state}
      height="short"
      isSecond
      fileName={fileNameOf('public', format, algorithm)}
    />
  );
}

interface PrivateKeyPaneProps extends KeyPaneProps {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The private key, as dots until somebody asks for it. */
export function PrivateKeyPane({ state, format, algorithm, isShown, onShow }: PrivateKeyPaneProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <ResultPane
      name={t('privateKey')}
      state={state}
      height="short"
      fileName={fileNameOf('private', format, algorithm)}
      mask={isShown ? undefined : maskKey}
      tools={
        <ToolButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'hide' : 'show')}
          aria-pressed={isShown}
          onClick={() => onShow(!isShown)}
        />
      }
    />
  );
}
