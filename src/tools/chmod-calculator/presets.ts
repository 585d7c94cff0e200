/** Modes that are asked for most; each has its sentence in the texts (`preset.…`). */
export const presets = ['644', '755', '600', '700', '640', '750', '775', '777'] as const;
