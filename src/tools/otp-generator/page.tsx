import { useState } from 'react';
import { OperationTabs } from '#kit';
import { CodesTab } from './codes-tab.tsx';
import { ReadTab } from './read-tab.tsx';
import { useOtp } from './use-otp.ts';

export default function OtpGenerator() {
  const otp = useOtp();
  const [taken, setTaken] = useState(0);
  return (
    // A secret that was read is shown by new tabs, which begin with the first one.
    <OperationTabs key={taken}>
      {{
        generate: <CodesTab otp={otp} />,
        read: (
          <ReadTab
            onUse={(account) => {
              otp.use(account);
              setTaken(taken + 1);
            }}
          />
        ),
      }}
    </OperationTabs>
  );
}
