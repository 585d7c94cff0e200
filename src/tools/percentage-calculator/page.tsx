import { DecimalField, OptionsLine, Segmented, Select, useFields } from '#kit';
import { adjust, before, change, part, ratio, whole } from './operations.ts';
import styles from './percentage-calculator.module.css';
import { Question } from './question.tsx';

// By hand, because six questions share the page and its decimal places.
export default function PercentageCalculator() {
  const ofNumber = useFields(part);
  const asPercent = useFields(ratio);
  const fromTo = useFields(change);
  const plusMinus = useFields(adjust);
  const beforeThat = useFields(before);
  const ofWhat = useFields(whole);
  const places = ofNumber.option('places');
  const direction = plusMinus.option('direction');
  const undone = beforeThat.option('direction');
  const setPlaces = (value: typeof places.value) => {
    for (const { set } of [ofNumber, asPercent, fromTo, plusMinus, beforeThat, ofWhat]) set({ places: value });
  };
  return (
    <div className={styles['questions']}>
      <Question {...ofNumber} name="part">
        <DecimalField {...ofNumber.option('percent')} size="large" placeholder="" />
        <DecimalField {...ofNumber.option('whole')} size="large" placeholder="" />
      </Question>
      <Question {...asPercent} name="ratio">
        <DecimalField {...asPercent.option('amount')} size="large" placeholder="" />
        <DecimalField {...asPercent.option('whole')} size="large" placeholder="" />
      </Question>
      <Question {...fromTo} name="change">
        <DecimalField {...fromTo.option('from')} size="large" placeholder="" />
        <DecimalField {...fromTo.option('to')} size="large" placeholder="" />
      </Question>
      <Question {...plusMinus} name={`adjust.${direction.value}`}>
        <DecimalField {...plusMinus.option('amount')} size="large" placeholder="" />
        <DecimalField {...plusMinus.option('percent')} size="large" placeholder="" />
        <Segmented {...direction} />
      </Question>
      <Question {...beforeThat} name={`before.${undone.value}`}>
        <DecimalField {...beforeThat.option('amount')} size="large" placeholder="" />
        <DecimalField {...beforeThat.option('percent')} size="large" placeholder="" />
        <Segmented {...undone} />
      </Question>
      <Question {...ofWhat} name="whole">
        <DecimalField {...ofWhat.option('amount')} size="large" placeholder="" />
        <DecimalField {...ofWhat.option('percent')} size="large" placeholder="" />
      </Question>
      <OptionsLine>
        <Select {...places} onChange={setPlaces} />
      </OptionsLine>
    </div>
  );
}
