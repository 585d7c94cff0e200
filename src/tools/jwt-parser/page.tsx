import { OperationTabs } from '#kit';
import { DecodeForm } from './decode-form.tsx';
import { SignForm } from './sign-form.tsx';

export default function JwtParser() {
  return <OperationTabs>{{ decode: <DecodeForm />, sign: <SignForm /> }}</OperationTabs>;
}
