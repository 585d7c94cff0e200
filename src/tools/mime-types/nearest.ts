import { editDistance } from '#lib/edit-distance';
import { extensions, mimeTypes } from './media-types.ts';

/** Offers of types, or of extensions where no type was asked for. */
const MOST = 5;

/** Types or extensions that are one or two slips away, the nearest first. */
export function nearest(type: string, extension: string): string[] {
  const wanted = type || extension;
  const candidates = type === '' ? extensions : mimeTypes.map((item) => item.type);
  const slips = Math.min(2, Math.floor(wanted.length / 2));
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate, slips) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ candidate }) => (type === '' ? `.${candidate}` : candidate));
}
