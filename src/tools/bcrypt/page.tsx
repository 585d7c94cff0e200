import { NumberField, OperationTabs, Segmented, Select } from '#kit';
import { Hashing } from './hashing.tsx';
import { argon2id, hash, pbkdf2, scrypt } from './operations.ts';
import { Verification } from './verification.tsx';
import { argon2Work, bcryptWork, pbkdf2Work, scryptWork } from './work.ts';

export default function Bcrypt() {
  return (
    <OperationTabs>
      {{
        hash: (
          <Hashing name="hash" operation={hash} workOf={bcryptWork}>
            {(option) => (
              <>
                <NumberField {...option('cost')} />
                <Segmented {...option('version')} />
              </>
            )}
          </Hashing>
        ),
        verify: <Verification />,
        argon2id: (
          <Hashing name="argon2id" operation={argon2id} workOf={argon2Work}>
            {(option) => (
              <>
                <NumberField {...option('memory')} />
                <NumberField {...option('passes')} />
                <NumberField {...option('parallelism')} />
              </>
            )}
          </Hashing>
        ),
        scrypt: (
          <Hashing name="scrypt" operation={scrypt} workOf={scryptWork}>
            {(option) => (
              <>
                <NumberField {...option('logN')} />
                <NumberField {...option('blockSize')} />
                <NumberField {...option('parallelism')} />
              </>
            )}
          </Hashing>
        ),
        pbkdf2: (
          <Hashing name="pbkdf2" operation={pbkdf2} workOf={pbkdf2Work}>
            {(option) => (
              <>
                <NumberField {...option('iterations')} />
                <Segmented {...option('digest')} />
                <Select {...option('notation')} />
              </>
            )}
          </Hashing>
        ),
      }}
    </OperationTabs>
  );
}
