import {
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode as register,
} from 'culori/fn';

/** Converters between the spaces of CSS Color 4. The library knows no space that is not registered. */
export const toRgb = register(modeRgb);
export const toHsl = register(modeHsl);
export const toHsv = register(modeHsv);
export const toHwb = register(modeHwb);
export const toLab = register(modeLab);
export const toLch = register(modeLch);
export const toOklab = register(modeOklab);
export const toOklch = register(modeOklch);
export const toP3 = register(modeP3);
// On the way between the others, and for luminance.
register(modeLrgb);
register(modeXyz50);
register(modeXyz65);
