import { Button, Disclosure, Switch, useMessages } from '#kit';
import type { HashName } from '#formats/digest/options.ts';
import { algorithmNames, algorithms, formatAlgorithms, readAlgorithms } from './algorithms.ts';
import type en from './locales/en.json';

interface AlgorithmPickerProps {
  /** A list as `parseAlgorithms` reads it. */
  readonly value: string;
  readonly onChange: (list: string) => void;
}

/** Which algorithms to show: the usual ones, all, or any by name. */
export function AlgorithmPicker({ value, onChange }: AlgorithmPickerProps) {
  const t = useMessages<typeof en.ui>();
  const chosen = readAlgorithms(value);
  const toggle = (name: HashName, isOn: boolean) =>
    onChange(formatAlgorithms(new Set(algorithmNames.filter((one) => (one === name ? isOn : chosen.has(one))))));
  return (
    <Disclosure label={t('algorithmsChosen', { count: chosen.size, total: algorithms.length })}>
      <div className="n-line">
        <Button size="small" onClick={() => onChange('common')}>
          {t('usual')}
        </Button>
        <Button size="small" onClick={() => onChange('all')}>
          {t('all')}
        </Button>
      </div>
      <div className="n-line" data-literal>
        {algorithmNames.map((name) => (
          <Switch key={name} label={name} value={chosen.has(name)} onChange={(isOn) => toggle(name, isOn)} />
        ))}
      </div>
    </Disclosure>
  );
}
