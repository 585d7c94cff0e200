import { OptionsLine, Segmented, Select, Switch, useMessages } from '#kit';
import type { Devices } from './browser-devices.ts';
import styles from './camera-recorder.module.css';
import type en from './locales/en.json';
import { countdowns, frameRates, photoFormats, resolutions, writeSize, type Settings } from './settings.ts';
import type { VideoFormat } from './video-format.ts';

interface SettingsFormProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
  readonly devices: Devices;
  readonly formats: readonly VideoFormat[];
}

/** Which devices, how large a picture and which kinds of files. */
export function SettingsForm({ settings, onChange, devices, formats }: SettingsFormProps) {
  const t = useMessages<typeof en.ui>();
  const set = <K extends keyof Settings>(name: K) => ({
    value: settings[name],
    onChange: (value: Settings[K]) => onChange({ [name]: value }),
  });
  const { photoFormat, photoQuality } = settings;
  return (
    <OptionsLine>
      <DeviceSelect label={t('camera')} devices={devices.cameras} {...set('camera')} />
      {devices.microphones.length > 0 && <Switch label={t('sound')} {...set('sound')} />}
      <Select
        label={t('resolution')}
        choices={resolutions}
        labels={{
          auto: t('automatic'),
          ...Object.fromEntries(resolutions.slice(1).map((size) => [size, writeSize(size)])),
        }}
        {...set('resolution')}
      />
      <Switch label={t('mirror')} {...set('mirror')} />
      {devices.microphones.length > 0 && settings.sound && (
        <DeviceSelect label={t('microphone')} devices={devices.microphones} {...set('microphone')} />
      )}
      <Segmented
        label={t('countdown')}
        choices={countdowns}
        labels={Object.fromEntries(
          countdowns.map((count) => [count, count === '0' ? t('off') : t('seconds', { count: Number(count) })]),
        )}
        {...set('countdown')}
      />
      <div data-literal>
        <Segmented
          label={t('photoFormat')}
          choices={photoFormats}
          labels={{ png: 'PNG', jpeg: 'JPEG', webp: 'WebP' }}
          {...set('photoFormat')}
        />
      </div>
      {photoFormat !== 'png' && (
        <label className={styles['slider']}>
          {t('quality', { count: photoQuality })}
          <input
            type="range"
            min={1}
            max={100}
            value={photoQuality}
            onChange={(event) => onChange({ photoQuality: event.target.valueAsNumber })}
          />
        </label>
      )}
      {formats.length > 1 && (
        <div data-literal>
          <Select
            label={t('videoFormat')}
            choices={formats.map(({ mimeType }) => mimeType)}
            labels={Object.fromEntries(formats.map(({ mimeType, label }) => [mimeType, label]))}
            value={settings.videoFormat || (formats[0]?.mimeType ?? '')}
            onChange={(videoFormat) => onChange({ videoFormat })}
          />
        </div>
      )}
      <Select label={t('frameRate')} choices={frameRates} labels={{ auto: t('automatic') }} {...set('frameRate')} />
    </OptionsLine>
  );
}

interface DeviceSelectProps {
  readonly label: string;
  readonly devices: readonly MediaDeviceInfo[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Until permission is given the browser keeps the names to itself. */
function DeviceSelect({ label, devices, value, onChange }: DeviceSelectProps) {
  const t = useMessages<typeof en.ui>();
  const named = devices.filter(({ deviceId }) => deviceId !== '');
  if (named.length === 0) return null;
  const labels = named.map((device, index) => [device.deviceId, device.label || `${label} ${index + 1}`] as const);
  return (
    <div data-literal>
      <Select
        label={label}
        choices={['', ...named.map(({ deviceId }) => deviceId)]}
        labels={{ ...Object.fromEntries(labels), '': t('automatic') }}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
