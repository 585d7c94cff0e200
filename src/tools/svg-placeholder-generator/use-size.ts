import { useState } from 'react';
import type { OptionState } from '#kit';
import type { pictureOptions } from './options.ts';

/** Sizes that pictures often have. */
const PRESETS = {
  social: [1200, 630],
  fullHd: [1920, 1080],
  avatar: [256, 256],
  banner: [1500, 500],
  leaderboard: [728, 90],
  rectangle: [300, 250],
  story: [1080, 1920],
} as const;
type Preset = keyof typeof PRESETS | 'custom';
export const presets = ['custom', ...(Object.keys(PRESETS) as (keyof typeof PRESETS)[])] as const;

/** Two sides that keep their ratio while it is locked, and the preset that they are. */
export function useSize({ values, set, option }: OptionState<typeof pictureOptions>) {
  const { width, height } = values;
  const [locked, setLocked] = useState<number>();
  const change = (side: 'width' | 'height', raw: string) => {
    const typed = Number(raw.trim());
    const { onChange, min, max } = option(side);
    if (locked === undefined || !/^\d+$/.test(raw.trim()) || typed < min || typed > max) return onChange(raw);
    const fit = (pixels: number) => Math.min(max, Math.max(min, Math.round(pixels)));
    set(
      side === 'width' ? { width: typed, height: fit(typed / locked) } : { width: fit(typed * locked), height: typed },
    );
  };
  const preset = presets.find((name) => name !== 'custom' && PRESETS[name][0] === width && PRESETS[name][1] === height);
  return {
    change,
    isLocked: locked !== undefined,
    lock: (isLocked: boolean) => setLocked(isLocked ? width / height : undefined),
    preset: preset ?? 'custom',
    choose: (name: Preset) => {
      if (name === 'custom') return;
      const [wide, high] = PRESETS[name];
      set({ width: wide, height: high });
      if (locked !== undefined) setLocked(wide / high);
    },
  };
}
