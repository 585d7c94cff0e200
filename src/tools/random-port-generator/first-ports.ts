/** The first ports of a generated list, whatever parts them, with spaces between. */
export const firstPorts = (list: string, count: number): string => (list.match(/\d+/g) ?? []).slice(0, count).join(' ');
