import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { exampleAdmission } from '../../admissions/admission.contract.ts';
import type { Discharge } from '../discharge.contract.ts';
import { type DischargeDocumentProps, dischargeSummary } from './discharge-summary.document.ts';

type Medicines = NonNullable<Discharge['decision']>['medicines'];

const paper = (allergies: Discharge['allergies'], medicines: Medicines = []): DischargeDocumentProps => ({
  header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
  admission: exampleAdmission,
  decision: {
    disposition: 'home',
    referredTo: null,
    dischargedAt: '2026-03-06T08:00:00.000Z',
    diedAt: null,
    causeOfDeath: null,
    diagnoses: ['Dengue fever'],
    summary: 'Fever gone.',
    followUp: null,
    followUpDate: null,
    medicines,
  },
  allergies,
  leftAt: null,
  person: null,
  dateTime: (value) => value,
  date: (value) => value,
});

test.each([
  [{ state: 'recorded', substances: ['Penicillin', 'Latex'] }, 'Allergies Penicillin, Latex'],
  [{ state: 'none-known', substances: [] }, 'Allergies No known allergies'],
  [{ state: 'not-asked', substances: [] }, 'Allergies Allergies not asked'],
  [null, 'Allergies Allergies: see the record'],
] as const)('a discharge summary says what is known of allergies: %j', async (allergies, words) => {
  const known = allergies && { ...allergies, substances: [...allergies.substances] };
  const { pages } = await renderDocument(dischargeSummary(paper(known)), 'a4');
  expect(wordsOn(pages)).toContain(words);
});

test('it says of each medicine whether it was continued, changed, stopped or is new, and why', async () => {
  const of = (name: string, part: Partial<Medicines[number]>): Medicines[number] => ({
    ...{ name, dose: '1', instructions: 'BD', checks: [], fate: null, reason: null, was: null, lineId: null },
    ...part,
  });
  const medicines = [
    of('Napa', { fate: 'continued' }),
    of('Famotin', { fate: 'changed', reason: 'Less at home', was: 'Famotin · BD' }),
    of('Zincovit', { fate: 'new' }),
    of('Ceftron', { fate: 'stopped', reason: 'Course is complete' }),
  ];
  const { pages } = await renderDocument(dischargeSummary(paper(null, medicines)), 'a4');
  const words = wordsOn(pages);
  for (const said of [
    'Continued',
    'Changed: Less at home. Before: Famotin',
    'New',
    'Stopped medicines',
    'Course is complete',
  ]) {
    expect(words).toContain(said);
  }
});
