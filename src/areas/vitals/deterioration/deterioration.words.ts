import type { Deterioration } from './deterioration.contract.ts';
import { t } from './deteriorations.texts.ts';

export function nameOf({ patient }: Deterioration): string {
  return `${patient.firstName} ${patient.lastName}`.trim();
}

/** Who it is, with the score for whoever may know it. */
export function entryWords(row: Deterioration): string {
  const known = { patient: nameOf(row), patientNumber: row.patient.patientNumber };
  return row.total === null ? t('entryClosed', known) : t('entry', { ...known, total: row.total });
}
