import { choiceOr, searchPart, sortPart } from '#screens/list/address-parts.ts';
import { type AddressOf, listAddress } from '#screens/list/list-address.ts';
import type { Doctor } from '../doctor.contract.ts';

export const statusFilters = ['all', 'active', 'inactive'] as const;

/** The address of the list of doctors, which has one page. */
export const doctorList = listAddress({
  q: searchPart(),
  status: choiceOr(statusFilters, 'all'),
  sort: sortPart(['name', '-name', 'specialty', '-specialty'], 'name'),
});

/** The doctors that the address asks for, in its order; the server sends all of a hospital at once. */
export function chooseDoctors(doctors: readonly Doctor[], address: AddressOf<typeof doctorList>): Doctor[] {
  const words = address.q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const column = address.sort.replace('-', '') as 'name' | 'specialty';
  const direction = address.sort.startsWith('-') ? -1 : 1;
  return doctors
    .filter((doctor) => address.status === 'all' || doctor.status === address.status)
    .filter((doctor) => hasEveryWord(doctor, words))
    .toSorted((a, b) => direction * a[column].localeCompare(b[column]) || a.name.localeCompare(b.name));
}

function hasEveryWord({ name, specialty }: Doctor, words: readonly string[]): boolean {
  const text = `${name} ${specialty}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
