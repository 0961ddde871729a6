import { fullName } from '#areas/patients/patient-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { asNeededWords } from './as-needed/as-needed.words.ts';
import type { Prescription } from './prescription.contract.ts';
import type { PrescriptionLine } from './prescription-line.contract.ts';
import { t } from './prescriptions.texts.ts';

export const statusTone = {
  signed: 'info',
  'partly-dispensed': 'warning',
  dispensed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<Prescription['status'], Tone>;

export const stateTone = {
  active: 'success',
  held: 'warning',
  stopped: 'neutral',
  changed: 'neutral',
} as const satisfies Record<PrescriptionLine['state'], Tone>;

export const prescriptionRefusals: OwnRefusals = {
  PRESCRIPTION_DISPENSED: () => t('dispensedAlready'),
  WRONG_STATE: () => t('wrongState'),
};

export function patientName(patient: { firstName: string; lastName: string }): string {
  return fullName(patient);
}

/** How a medicine is called: brand, strength and generic name. */
export function lineName({ name, strength }: Pick<PrescriptionLine, 'name' | 'strength'>): string {
  return [name, strength].filter(Boolean).join(' ');
}

/** Dose, frequency, food and duration, in the order in which they are read aloud. */
export function dosageWords(
  line: Pick<
    PrescriptionLine,
    'dose' | 'frequency' | 'food' | 'duration' | 'prnIndication' | 'prnMinimumMinutes' | 'prnMaximum'
  >,
): string {
  const duration = line.duration === 'continue' ? t('continues') : line.duration;
  const asNeeded = [line.prnIndication, asNeededWords(line)].filter(Boolean).join(', ');
  return [line.dose, line.frequency, asNeeded, line.food && t(`food_${line.food}`), duration]
    .filter(Boolean)
    .join(' · ');
}

/** How much of what; empty where nothing was counted. */
export function quantityWords({
  quantity,
  baseUnit,
}: Pick<PrescriptionLine, 'quantity' | 'baseUnit'>): string {
  if (quantity === null) return '';
  return [String(quantity), baseUnit && unitWords(baseUnit, quantity)].filter(Boolean).join(' ');
}

/** What is counted, such as 'tablets'; one of it, and a part of one, is a 'tablet'. */
export function unitWords(unit: NonNullable<PrescriptionLine['baseUnit']>, count: number): string {
  return t(`unit_${unit}`, { count });
}

/** How a medicine is taken with food. */
export function foodWord(food: NonNullable<PrescriptionLine['food']>): string {
  return t(`food_${food}`);
}
