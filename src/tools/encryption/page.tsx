import { OperationTabs } from '#kit';
import { FileDecryption, FileEncryption, TextDecryption, TextEncryption } from './password-sections.tsx';
import { RawDecryption, RawEncryption } from './raw-sections.tsx';
import { OtherFileDecryption, OtherFileEncryption, SaltedDecryption, SaltedEncryption } from './salted-sections.tsx';

export default function Encryption() {
  return (
    <OperationTabs>
      {{
        encryptWithPassword: <TextEncryption />,
        decryptWithPassword: <TextDecryption />,
        encryptFileWithPassword: <FileEncryption />,
        decryptFileWithPassword: <FileDecryption />,
        encrypt: <SaltedEncryption />,
        decrypt: <SaltedDecryption />,
        encryptFile: <OtherFileEncryption />,
        decryptFile: <OtherFileDecryption />,
        encryptRaw: <RawEncryption />,
        decryptRaw: <RawDecryption />,
      }}
    </OperationTabs>
  );
}
