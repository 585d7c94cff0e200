import type { Device, Versioned } from './found.ts';
import type { UserAgent } from './logic.ts';

/** Name and version in one. */
export const write = (item: Versioned | null): string => [item?.name, item?.version].filter(Boolean).join(' ');

/** Vendor and model in one. */
export const nameDevice = ({ vendor, model }: Device): string => [vendor, model].filter(Boolean).join(' ');

/** What it comes to: `Chrome 126.0.0.0 · Android 14 · Google Pixel 8`; '' where nothing is known. A bot is only that. */
export function summarize({ kind, client, browser, os, device }: UserAgent): string {
  if (client !== null && kind !== 'inApp') return write(client);
  const parts = [
    client === null ? write(browser) : write(client),
    write(os),
    device === null ? '' : nameDevice(device),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
