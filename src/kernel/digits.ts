// The digits zero of the keyboards that hospitals type on: Arabic, Persian and Urdu, Devanagari, Bengali, Gurmukhi,
// Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Sinhala, Thai, Lao, Tibetan, Myanmar, Khmer and full width.
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x17e0, 0xff10,
];

const values = new Map(
  zeros.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const),
  ),
);

const otherDigits = new RegExp(`[${[...values.keys()].join('')}]`, 'g');

/** The text with every digit of another script as 0 to 9; all other characters stay. */
export function toAsciiDigits(text: string): string {
  return text.replace(otherDigits, (digit) => values.get(digit) ?? digit);
}
