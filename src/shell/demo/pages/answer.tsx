import { Answer, useFormatMoment, useFormatNumber } from '#kit';

export default function AnswerDemo() {
  const format = useFormatNumber();
  const formatMoment = useFormatMoment();
  return (
    <>
      <Answer label="Result" value={format('-1234.50')} copy="-1234.50">
        <p>5 % of −24,690 is −1,234.50.</p>
      </Answer>
      <Answer label="End" value={formatMoment(Date.UTC(2026, 10, 25, 12, 0), 'UTC')} />
      <Answer label="Nothing yet" value={undefined} />
    </>
  );
}
