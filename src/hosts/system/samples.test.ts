import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptySampleHospital, type SampleHospitalParts } from '#server/sample-hospital.ts';
import { serverAreas } from './areas.ts';
import { sampleOrder } from './samples.ts';

/** Areas with tables of their own that have nothing to show in a sample hospital. */
const withoutSamples: Readonly<Record<string, string>> = {
  audit: 'The log of pages holds what went wrong in them, and nothing has.',
  'emergency-access': 'Each entry says why a person opened a record, and nobody has.',
  imports: 'A run is written when somebody imports a list.',
  leaving: 'An export is made when somebody asks for one.',
  notifications: 'They are written when something happens.',
  reports: 'Months are closed and reports saved by people; what they show comes from other areas.',
  views: 'People save views of lists for themselves; a sample hospital has nobody who did.',
  settings: 'Their only row is made with the hospital, by the samples of people.',
};

function areasWithTables(): string[] {
  const areas = join(import.meta.dirname, '../../areas');
  const files = globSync('**/*.tables.ts', { cwd: areas });
  return [...new Set(files.map((file) => file.split('/')[0]!))].toSorted();
}

test('every area with tables brings samples, or a reason is given here', () => {
  const bringing = serverAreas.flatMap(({ name, samples }) => (samples ? [name] : []));
  expect([...bringing, ...Object.keys(withoutSamples)].toSorted()).toEqual(areasWithTables());
});

test('the samples of an area come after those they need', () => {
  const order = sampleOrder.map(({ name }) => name);
  const tooEarly = sampleOrder.filter(({ name, after = [] }) =>
    after.some((needed) => order.indexOf(needed) > order.indexOf(name)),
  );
  expect(tooEarly).toEqual([]);
  expect(order[0]).toBe('people');
});

test('what an area has left is there for later ones, and what is not there yet is asked for by name', () => {
  const hospital = emptySampleHospital({} as SampleHospitalParts);
  expect(() => hospital.recordsOf('patients')).toThrow(
    "The samples of patients come first: name it in 'after'.",
  );
  hospital.leave('patients', ['01980000-0000-7000-8000-000000000001']);
  expect(hospital.recordsOf('patients')).toHaveLength(1);
});
