/** How people are spoken to; no part of a name. 'Md.' and 'Mst.' are. */
const titles = /^(mr|mrs|ms|miss|mme|mlle|m|sr|sra|shri|smt|জনাব|জনাবা)\.?\s+/iu;

/**
 * First and last name of a name in one cell: 'Rahima Khatun', 'Khatun, Rahima', 'Mrs. Rahima Khatun'. The last word is
 * the last name; one word alone is the last name, and the first is left to be asked for.
 */
export function splitFullName(written: string): { firstName: string; lastName: string } {
  const name = written.trim().replace(/\s+/g, ' ').replace(titles, '');
  const [last, first, ...more] = name.split(',').map((part) => part.trim());
  if (first && last && more.length === 0) return { firstName: first.replace(titles, ''), lastName: last };
  const words = name.split(' ');
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
