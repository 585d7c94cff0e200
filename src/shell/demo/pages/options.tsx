import { useState } from 'react';
import { OptionsForm, OptionsLine, Switch } from '#kit';

const NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

/** A switch as a bound option would be one. */
function Option(props: { label: string; isChanged?: boolean }) {
  const [value, setValue] = useState(false);
  return <Switch label={props.label} value={value} onChange={setValue} />;
}

export default function OptionsDemo() {
  const controls = NAMES.map((name) => <Option key={name} label={name} isChanged={name === 'Sixth'} />);
  return (
    <>
      <OptionsLine>{controls}</OptionsLine>
      <OptionsForm foot={<p>What follows the options.</p>}>{controls}</OptionsForm>
    </>
  );
}
