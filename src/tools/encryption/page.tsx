import { Directions, useMessages } from '#kit';
import type en from './locales/en.json';
import { Decryption, Encryption } from './password-sections.tsx';
import { KeyDecryption, KeyEncryption } from './key-sections.tsx';
import { SaltedDecryption, SaltedEncryption } from './salted-sections.tsx';

export default function EncryptionPage() {
  const t = useMessages<typeof en.ui>();
  const [password, salted, key] = [t('password'), t('salted'), t('key')];
  return (
    <Directions
      joined={{
        encrypt: { label: t('encrypt'), ways: { encrypt: password, encryptSalted: salted, encryptWithKey: key } },
        decrypt: { label: t('decrypt'), ways: { decrypt: password, decryptSalted: salted, decryptWithKey: key } },
      }}
    >
      {{
        encrypt: <Encryption />,
        decrypt: <Decryption />,
        encryptSalted: <SaltedEncryption />,
        decryptSalted: <SaltedDecryption />,
        encryptWithKey: <KeyEncryption />,
        decryptWithKey: <KeyDecryption />,
      }}
    </Directions>
  );
}
