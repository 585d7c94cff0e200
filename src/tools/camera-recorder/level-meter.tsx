import { useEffect, useRef } from 'react';
import { useMessages } from '#kit';
import styles from './camera-recorder.module.css';
import type en from './locales/en.json';

/** How loud the sound is right now. Written to the element directly: sixty renderings a second would be too many. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const t = useMessages<typeof en.ui>();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = requestAnimationFrame(function measure() {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      if (meter.current !== null) meter.current.value = Math.min(1, loudness * 3);
      frame = requestAnimationFrame(measure);
    });
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <label className="n-line">
      {t('soundLevel')}
      <meter ref={meter} className={styles['meter']} min={0} max={1} value={0} />
    </label>
  );
}
