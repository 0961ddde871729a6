import type { Db } from '#database/tables.ts';
import type { Patient } from '../patients/patient.contract.ts';
import { selectBornAfter } from './patient-figures.queries.ts';

/** What the figures need to know of a patient. */
export type CountedPatient = Pick<Patient, 'dateOfBirth' | 'gender' | 'status'>;

/**
 * How the tenant's counters of active patients change when one goes from one state to another; null means that
 * they are not there. Beside the sum, each is counted by year and by day of birth: whole years make the age
 * groups, days the part of the year in which somebody grows out of one.
 */
export function patientSteps(
  before: CountedPatient | null,
  after: CountedPatient | null,
): Record<string, number> {
  return addSteps([stepsOf(before, -1), stepsOf(after, 1)]);
}

/** The sum of several changes; counters that end where they were are left out. */
export function addSteps(all: readonly Record<string, number>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const steps of all) {
    for (const [name, step] of Object.entries(steps)) sums.set(name, (sums.get(name) ?? 0) + step);
  }
  return Object.fromEntries([...sums].filter(([, step]) => step !== 0));
}

function stepsOf(patient: CountedPatient | null, step: number): Record<string, number> {
  if (patient?.status === 'deceased') return { 'patients.deceased': step };
  if (patient?.status !== 'active') return {};
  const { dateOfBirth, gender } = patient;
  return {
    'patients.active': step,
    [`patients.born-in.${dateOfBirth.slice(0, 4)}.${gender}`]: step,
    [`patients.born-on.${dateOfBirth}.${gender}`]: step,
  };
}

/** First and last age in years of each age group (document 1, section 9); the last group has no end. */
const ageGroups = [
  { group: '0-18', until: 18 },
  { group: '19-35', until: 35 },
  { group: '36-55', until: 55 },
  { group: '56-75', until: 75 },
  { group: '75+', until: null },
] as const;

/** Active patients by age group on a day of the hospital's calendar, and by gender. */
interface PatientCensus {
  ageGroups: { group: (typeof ageGroups)[number]['group']; count: number }[];
  genders: { gender: Patient['gender']; count: number }[];
}

/** The days (YYYY-MM-DD) after which the youngest group, the youngest two, and so on, were born. */
export function birthCuts(today: string): string[] {
  return ageGroups.map(({ until }) => (until === null ? longAgo : yearsBefore(today, until + 1)));
}

/** Counts active patients by age and gender from the counters: as quick for a million as for ten. */
export async function takeCensus(db: Db, tenantId: string, today: string): Promise<PatientCensus> {
  const cuts = birthCuts(today);
  const rows = await selectBornAfter(db, tenantId, cuts);
  const bornAfter = (cut: string) =>
    rows.filter((row) => row.cut === cut).reduce((sum, row) => sum + row.count, 0);
  const everybody = (gender: Patient['gender']) =>
    rows.find((row) => row.cut === longAgo && row.gender === gender)?.count ?? 0;
  return {
    ageGroups: ageGroups.map(({ group }, index) => ({
      group,
      count: bornAfter(cuts[index]!) - (index === 0 ? 0 : bornAfter(cuts[index - 1]!)),
    })),
    genders: (['female', 'male', 'other'] as const).map((gender) => ({ gender, count: everybody(gender) })),
  };
}

/** Before any date of birth that is accepted. */
const longAgo = '0001-01-01';

// As text, so that 29 February needs no day of its own in other years: dates are compared as text as well.
function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}
