const raised: Record<string, string> = {
  '-': '⁻',
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

/** A unit as people read it: `10^9/L`, and `10*9/L` of analysers, is 10⁹/L; `m^2` is m². */
export function unitText(unit: string): string {
  return unit.replace(/(?:(?<=\w)\^|(?<=\d)\*)(-?\d+)/g, (_match, power: string) =>
    power.replace(/./g, (sign) => raised[sign] ?? sign),
  );
}

/** A result with its unit; a unit that begins with a power of ten multiplies: 4.2 × 10⁹/L. */
export function withUnit(result: string, unit: string | null): string {
  if (!unit) return result;
  const shown = unitText(unit);
  const sign = result && /^10[⁻⁰¹²³⁴-⁹]/.test(shown) ? '×' : '';
  return [result, sign, shown].filter(Boolean).join(' ');
}
