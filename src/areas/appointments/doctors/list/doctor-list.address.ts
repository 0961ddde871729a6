import { oneOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { Doctor } from '../doctor.contract.ts';

export const statusFilters = ['all', 'active', 'inactive'] as const;
const sorts = ['name', '-name', 'specialty', '-specialty'] as const;

/** What the list shows, as it stands in the address; parts at their usual value are left out there. */
export interface DoctorListAddress {
  q: string;
  status: (typeof statusFilters)[number];
  sort: (typeof sorts)[number];
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readDoctorListAddress(raw: RawSearch): DoctorListAddress {
  return {
    q: textOf(raw['q'])?.slice(0, 200) ?? '',
    status: oneOf(statusFilters, raw['status']) ?? 'all',
    sort: oneOf(sorts, raw['sort']) ?? 'name',
  };
}

/** True when the address may leave doctors out. */
export function isNarrowed({ q, status }: DoctorListAddress): boolean {
  return q.trim() !== '' || status !== 'all';
}

/** The doctors that the address asks for, in its order; the server sends all of a hospital at once. */
export function chooseDoctors(doctors: readonly Doctor[], address: DoctorListAddress): Doctor[] {
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
