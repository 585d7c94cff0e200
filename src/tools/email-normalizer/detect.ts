const ADDRESS =
  /^(?:mailto:|[^<>@\n]{0,80}<)?[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63}){1,5}(?:>|\?\S*)?[,;]?$/;

/** How sure it is that the sample is e-mail addresses, one a line or with commas between. */
export function detectAddresses(sample: string): number {
  const items = sample
    .split(/[\n,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  // The last one may be cut off.
  const whole = items.length > 1 ? items.slice(0, -1) : items;
  const found = whole.filter((item) => ADDRESS.test(item)).length;
  return found > 0 && found === whole.length ? 0.8 : 0;
}
