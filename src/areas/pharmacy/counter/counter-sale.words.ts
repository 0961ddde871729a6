import type { CounterSaleRow } from './counter-sale.contract.ts';
import { t } from './counter-sales.texts.ts';

/** The patient, the buyer's name, or that nobody was named. */
export function customerWords({ patient, buyerName }: Pick<CounterSaleRow, 'patient' | 'buyerName'>): string {
  if (patient) return [`${patient.firstName} ${patient.lastName}`.trim(), patient.patientNumber].join(' · ');
  return buyerName ?? t('unnamed');
}
