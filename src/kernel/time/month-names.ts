const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The month (1 to 12) of an English name or its beginning of at least three letters, in small letters. */
export function monthNamed(name: string): number | undefined {
  if (name.length < 3) return undefined;
  const place = names.findIndex((month) => month.startsWith(name));
  return place < 0 ? undefined : place + 1;
}
