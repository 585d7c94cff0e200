import { Directions } from '#kit';
import { Decryption, Encryption } from './password-sections.tsx';
import { KeyDecryption, KeyEncryption } from './key-sections.tsx';
import { SaltedDecryption, SaltedEncryption } from './salted-sections.tsx';

export default function EncryptionPage() {
  return (
    <Directions>
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
