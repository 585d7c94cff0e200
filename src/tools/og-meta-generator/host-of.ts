/** The host of an address as cards show it, without `www.`; nothing where there is none. */
export function hostOf(address: string): string {
  return URL.canParse(address.trim()) ? new URL(address.trim()).hostname.replace(/^www\./, '') : '';
}
