import type { Source } from './recorder.ts';

export const resolutions = ['auto', '640x480', '1280x720', '1920x1080', '3840x2160'] as const;
export const frameRates = ['auto', '15', '24', '30', '60'] as const;
export const countdowns = ['0', '3', '5', '10'] as const;
export const photoFormats = ['png', 'jpeg', 'webp'] as const;

/** The user's choices. Device ids are those of this visit; '' lets the browser choose. */
export interface Settings {
  readonly camera: string;
  readonly microphone: string;
  readonly sound: boolean;
  readonly resolution: (typeof resolutions)[number];
  readonly frameRate: (typeof frameRates)[number];
  /** Of the preview only: photos and videos stay as the camera sees. */
  readonly mirror: boolean;
  /** Seconds before a photo or a recording. */
  readonly countdown: (typeof countdowns)[number];
  readonly photoFormat: (typeof photoFormats)[number];
  /** Percent, for JPEG and WebP. */
  readonly photoQuality: number;
  /** MIME type; '' for the best that the browser can. */
  readonly videoFormat: string;
}

export const initialSettings: Settings = {
  camera: '',
  microphone: '',
  sound: true,
  resolution: 'auto',
  frameRate: 'auto',
  mirror: false,
  countdown: '0',
  photoFormat: 'png',
  photoQuality: 92,
  videoFormat: '',
};

/** The constraints to ask a device for. Sizes are wishes, so that a camera that cannot have them still starts. */
export function videoConstraints(settings: Settings, source: Source): MediaTrackConstraints {
  const size = settings.resolution === 'auto' ? undefined : settings.resolution.split('x').map(Number);
  return {
    ...(source === 'camera' && settings.camera !== '' && { deviceId: { exact: settings.camera } }),
    ...(size && { width: { ideal: size[0]! }, height: { ideal: size[1]! } }),
    ...(settings.frameRate !== 'auto' && { frameRate: { ideal: Number(settings.frameRate) } }),
  };
}

export const audioConstraints = ({ microphone }: Settings): MediaTrackConstraints | boolean =>
  microphone === '' ? true : { deviceId: { exact: microphone } };

/** File names carry the moment in milliseconds since the epoch, so that no two are the same. */
export const fileName = (kind: 'image' | 'video', madeAt: number, extension: string): string =>
  `${kind}-${madeAt}.${extension}`;

/** 640x480 as it is read: 640 × 480. */
export const writeSize = (size: string): string => size.replace('x', ' × ');
