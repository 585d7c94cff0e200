import { Facts } from '#kit';

export default function FactsDemo() {
  return (
    <Facts
      facts={[
        { label: 'Country', value: 'Germany (DE)', code: false },
        { label: 'BBAN', value: '370400440532013000' },
        { label: 'Unknown', value: undefined },
      ]}
    />
  );
}
