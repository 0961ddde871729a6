import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { LabOrder } from './lab-order.contract.ts';
import { noDoctor } from './lab-order.rules.ts';
import { t } from './lab-orders.texts.ts';

/** What the colour of a status says once more. */
export const statusTone = {
  pending: 'warning',
  'in-progress': 'info',
  completed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<LabOrder['status'], Tone>;

export const priorityTone = {
  routine: 'neutral',
  urgent: 'warning',
  stat: 'danger',
} as const satisfies Record<LabOrder['priority'], Tone>;

const maxNames = 2;

/** The first two tests of an order, and an ellipsis for the others; the reader may not know those of a restricted patient. */
export function testNames({ tests }: Pick<LabOrder, 'tests'>): string {
  if (tests.length === 0) return orRestricted(null);
  const names = tests
    .slice(0, maxNames)
    .map(({ name }) => name)
    .join(', ');
  return tests.length > maxNames ? t('moreTests', { names }) : names;
}

/** Who ordered, in the words of the reader where the order names nobody. */
export function doctorWords({ doctorName }: Pick<LabOrder, 'doctorName'>): string {
  return doctorName === noDoctor ? t('noDoctor') : doctorName;
}

/** How far the results of an order are. */
export function resultWords({ tests, entered, verified }: Pick<LabOrder, 'tests' | 'entered' | 'verified'>) {
  if (tests.length === 0) return orRestricted(null);
  return entered === 0 ? t('resultsNone') : t('resultsVerified', { verified, tests: tests.length });
}
