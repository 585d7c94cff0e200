import { Directions } from '#kit';
import { CodesTab } from './codes-tab.tsx';
import { ReadTab } from './read-tab.tsx';
import { useOtp } from './use-otp.ts';

export default function OtpGenerator() {
  // Above the tabs, since a link that was read in one is used in the other.
  const otp = useOtp();
  return <Directions>{{ generate: <CodesTab otp={otp} />, read: <ReadTab onUse={otp.use} /> }}</Directions>;
}
