import type { RegisterEntry } from './controlled.contract.ts';
import { t as markWords } from '../medicines/marks/marks.texts.ts';
import { t } from './controlled.texts.ts';

/** `Rahima Begum, P-000012`; empty where nobody is named. */
export function patientWords({ patient }: RegisterEntry): string {
  if (!patient) return '';
  return [`${patient.firstName} ${patient.lastName}`.trim(), patient.patientNumber].join(', ');
}

export function prescriptionWords({ prescriptionNumber: number, prescriberName }: RegisterEntry): string {
  return number === null ? '' : t('prescription', { number, prescriber: prescriberName ?? '' });
}

export function peopleWords({ recordedByName: name, witnessedByName: witness }: RegisterEntry): string {
  return witness === null ? name : t('people', { name, witness });
}

export function changeWords(
  { kind, quantity, countedQuantity, loosened, tightened }: RegisterEntry,
  write: (n: number) => string,
) {
  if (kind === 'two-people') return t('counted', { quantity: write(countedQuantity ?? 0) });
  if (kind === 'marks') {
    const named = (marks: RegisterEntry['loosened']) =>
      marks.map((mark) => markWords(`mark_${mark}`)).join(', ');
    return [
      loosened.length > 0 && t('loosened', { marks: named(loosened) }),
      tightened.length > 0 && t('tightened', { marks: named(tightened) }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
  return quantity > 0 ? `+${write(quantity)}` : write(quantity);
}
