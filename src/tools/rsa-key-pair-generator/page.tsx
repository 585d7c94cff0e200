import { OperationTabs } from '#kit';
import { CertificateSection } from './certificate-section.tsx';
import { GenerateSection } from './generate-section.tsx';
import { InspectSection } from './inspect-section.tsx';

export default function RsaKeyPairGenerator() {
  return (
    <OperationTabs>
      {{ generate: <GenerateSection />, inspect: <InspectSection />, certificate: <CertificateSection /> }}
    </OperationTabs>
  );
}
