import { useMessages } from '#kit';
import { PointList } from './point-list.tsx';
import { ScaleRows } from './scale-rows.tsx';
import { useTemperature } from './use-temperature.ts';
import type en from './locales/en.json';

/** By hand, because every result is an input, too. */
export default function TemperatureConverter() {
  const t = useMessages<typeof en.ui>();
  const temperature = useTemperature();
  return (
    <div className="n-stack">
      <ScaleRows temperature={temperature} />
      <h2>{t('points')}</h2>
      <PointList temperature={temperature} />
    </div>
  );
}
