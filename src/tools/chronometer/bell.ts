/** Hertz of three short tones, made here: no file is fetched. */
const TONES = [880, 880, 1320];
/** Seconds. */
const APART = 0.22;
const LENGTH = 0.18;
const VOLUME = 0.25;

let audio: AudioContext | undefined;

/** Browsers let a page sound only after somebody has clicked or pressed a key; called then. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

export interface Ring {
  /** Whether it has begun to sound. */
  readonly isHeard: () => boolean;
  readonly cancel: () => void;
}

/**
 * Rings in so many milliseconds. The sound card keeps the time: timers of a tab that nobody looks at come up to a minute
 * late. Undefined where the browser has no sound or does not allow it yet.
 */
export function ringIn(milliseconds: number): Ring | undefined {
  if (audio?.state !== 'running') return undefined;
  const context = audio;
  const start = context.currentTime + Math.max(0, milliseconds) / 1000;
  const tones = TONES.map((frequency, index) => {
    const at = start + index * APART;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(VOLUME, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
    return tone;
  });
  return {
    isHeard: () => context.currentTime >= start,
    cancel: () => {
      for (const tone of tones) tone.stop();
    },
  };
}
