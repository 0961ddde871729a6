import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { percentText } from '#ui/form/fields/typed-percent.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { InvoiceSummary } from './invoice.contract.ts';
import type { InvoiceStatus } from './invoice.rules.ts';
import { t } from './invoices.texts.ts';

/** Document 1, section 2.8: paid, partial, sent and overdue have a colour each, all others (credited too) are gray. */
export const statusTone: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  sent: 'info',
  partial: 'warning',
  paid: 'success',
  overdue: 'danger',
  credited: 'neutral',
  void: 'neutral',
};

interface Named {
  patient: Pick<NonNullable<InvoiceSummary['patient']>, 'firstName' | 'lastName'> | null;
  buyer?: InvoiceSummary['buyer'];
}

/** The patient, or what the buyer of a sale over the counter is called. */
export function patientName({ patient, buyer }: Named): string {
  if (patient) return `${patient.firstName} ${patient.lastName}`.trim();
  return buyer?.name ?? t('counterCustomer');
}

/** `Rahima Khatun · P000001`, or a buyer who is no patient. */
export function namedParty(invoice: Pick<InvoiceSummary, 'patient' | 'buyer'>): string {
  return [patientName(invoice), invoice.patient?.patientNumber ?? invoice.buyer?.phone]
    .filter(Boolean)
    .join(' · ');
}

/** Basis points as a percentage in words, such as '7.5 %'. */
export function shareWords(basisPoints: number): string {
  return `${percentText(basisPoints)} %`;
}

export const invoiceRefusals: OwnRefusals = {
  WRONG_STATE: ({ status }) => t(status === 'draft' || status === 'void' ? 'wrongState' : 'hasPayments'),
  INVOICE_OF_STAY: () => t('isOfStay'),
  INVOICE_OF_DISPENSING: () => t('isOfDispensing'),
  MONTH_CLOSED: () => t('monthClosed'),
  INVOICE_EXISTS: ({ invoiceNumber: number }) =>
    t('isBilled', { number: typeof number === 'string' ? number : t('anotherInvoice') }),
};

/** Why nothing was credited. */
export const creditRefusals: OwnRefusals = {
  WRONG_STATE: () => t('notCredited'),
  INVOICE_OF_DISPENSING: () => t('notCreditedHere'),
};
