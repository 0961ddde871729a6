const dayMs = 86_400_000;
/** Day 0 of Excel's count from the first of March 1900 on; before it a 29th of February is counted that never was. */
const start = Date.UTC(1899, 11, 30);
const startOf1904 = Date.UTC(1904, 0, 1);

/** The date of a serial number of Excel, such as 29254 for 1980-02-03; undefined for one that is no day of our time. */
export function dateOfSerial(serial: number, is1904 = false): string | undefined {
  const day = Math.floor(serial);
  if (day < 1 || day > 110_000) return undefined;
  const zero = is1904 ? startOf1904 : day < 60 ? start + dayMs : start;
  return new Date(zero + day * dayMs).toISOString().slice(0, 10);
}
