import { expect, test } from 'vitest';
import type { Doctor } from '../doctor.contract.ts';
import { chooseDoctors, doctorList } from './doctor-list.address.ts';

function aDoctor(name: string, specialty: string, status: Doctor['status'] = 'active'): Doctor {
  const at = '2026-01-05T09:00:00.000Z';
  return { id: name, name, specialty, status, userId: null, createdAt: at, updatedAt: at, version: 1 };
}

const doctors = [
  aDoctor('Dr. Shirin Sultana', 'Cardiology'),
  aDoctor('Dr. Rezaul Karim', 'Pediatrics', 'inactive'),
  aDoctor('Dr. Amina Haque', 'Cardiology'),
];

function namesFor(search: Record<string, string>): string[] {
  return chooseDoctors(doctors, doctorList.read(search)).map(({ name }) => name);
}

test('an address with nothing, or with what nobody can mean, shows all doctors by name', () => {
  const all = ['Dr. Amina Haque', 'Dr. Rezaul Karim', 'Dr. Shirin Sultana'];
  expect(namesFor({})).toEqual(all);
  expect(namesFor({ status: 'retired', sort: 'age' })).toEqual(all);
  expect(doctorList.isNarrowed(doctorList.read({ status: 'retired', q: ' ' }))).toBe(false);
});

test('doctors are narrowed by status and by words of name and specialty in either case', () => {
  expect(namesFor({ status: 'inactive' })).toEqual(['Dr. Rezaul Karim']);
  expect(namesFor({ q: 'CARDIO shirin' })).toEqual(['Dr. Shirin Sultana']);
  expect(namesFor({ q: 'cardio', status: 'inactive' })).toEqual([]);
  expect(doctorList.isNarrowed(doctorList.read({ q: 'cardio' }))).toBe(true);
});

test('doctors of one specialty stay in the order of their names, whichever way specialties are sorted', () => {
  const heart = ['Dr. Amina Haque', 'Dr. Shirin Sultana'];
  expect(namesFor({ sort: 'specialty' })).toEqual([...heart, 'Dr. Rezaul Karim']);
  expect(namesFor({ sort: '-specialty' })).toEqual(['Dr. Rezaul Karim', ...heart]);
});
