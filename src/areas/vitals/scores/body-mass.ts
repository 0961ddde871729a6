/** The body mass index in tenths of kg/m², rounded half up, of kilograms and centimetres; null without both. */
export function bodyMassTenths(weight: number | null, height: number | null): number | null {
  if (weight === null || height === null) return null;
  const grams = Math.round(weight * 1000);
  const millimetres = Math.round(height * 10);
  return Math.round((grams * 10_000) / (millimetres * millimetres));
}
