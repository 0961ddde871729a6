// 3GPP TS 23.038, tables 6.2.1 and 6.2.1.1.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

/** How an SMS is counted: characters of its alphabet, and the parts it is sent and billed in. */
export interface SmsSize {
  alphabet: 'gsm' | 'unicode';
  /** Septets of the GSM alphabet, where `€` and braces count twice; UTF-16 units otherwise. */
  units: number;
  segments: number;
}

/**
 * The parts of an SMS (3GPP TS 23.040): 160 septets in one part and 153 in each of several, or 70 and 67 UTF-16 units as
 * soon as one character, such as any of Bengali, is outside of the GSM alphabet.
 */
export function smsSize(text: string): SmsSize {
  const characters = Array.from(text);
  const isGsm = characters.every((one) => basic.has(one) || extended.has(one));
  if (isGsm) {
    const units = characters.reduce((sum, one) => sum + (extended.has(one) ? 2 : 1), 0);
    return {
      alphabet: 'gsm',
      units,
      segments: partsOf(characters, 160, 153, (one) => (extended.has(one) ? 2 : 1)),
    };
  }
  return {
    alphabet: 'unicode',
    units: text.length,
    segments: partsOf(characters, 70, 67, (one) => one.length),
  };
}

// A character of two units is never torn apart, so a part may stay short of one unit.
function partsOf(
  characters: readonly string[],
  single: number,
  each: number,
  unitsOf: (character: string) => number,
): number {
  const total = characters.reduce((sum, one) => sum + unitsOf(one), 0);
  if (total <= single) return characters.length === 0 ? 0 : 1;
  let parts = 1;
  let used = 0;
  for (const one of characters) {
    const units = unitsOf(one);
    if (used + units > each) {
      parts += 1;
      used = 0;
    }
    used += units;
  }
  return parts;
}
