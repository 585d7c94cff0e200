import { Directions } from '#kit';
import { CertificateSection } from './certificate-section.tsx';
import { ConvertSection } from './convert-section.tsx';
import { GenerateSection } from './generate-section.tsx';

export default function RsaKeyPairGenerator() {
  return (
    <Directions>
      {{ generate: <GenerateSection />, convert: <ConvertSection />, certificate: <CertificateSection /> }}
    </Directions>
  );
}
