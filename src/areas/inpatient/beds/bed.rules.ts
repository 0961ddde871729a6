import type { Bed } from './bed.contract.ts';

/** A bed's number with every run of digits padded, so that B-2 sorts before B-10. */
export function bedSortKey(bedNumber: string): string {
  return bedNumber
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(8, '0'));
}

/**
 * The numbers of a row of beds: the last digits of the first count upwards and keep their width. A first number
 * without digits is followed by 2, 3 and so on.
 */
export function bedNumbers(first: string, count: number): string[] {
  const last = [...first.matchAll(/\d+/g)].at(-1);
  return Array.from({ length: count }, (_, place) => {
    if (place === 0) return first;
    if (!last) return `${first} ${place + 1}`;
    const [digits] = last;
    const number = (BigInt(digits) + BigInt(place)).toString();
    const [head, tail] = [first.slice(0, last.index), first.slice(last.index + digits.length)];
    return `${head}${number.padStart(digits.length, '0')}${tail}`;
  });
}

/** True for the steps of cleaning, which people without `beds.admin` may take. */
export function isCleaning(from: Bed['status'], to: Bed['status']): boolean {
  return (from === 'dirty' && to === 'cleaning') || (from === 'cleaning' && to === 'available');
}

const dayMs = 86_400_000;

/** The place of a day in a stay, counted from 1 on the day of the admission; both are days of the hospital. */
export function dayOfStay(admitted: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(admitted)) / dayMs) + 1;
}
