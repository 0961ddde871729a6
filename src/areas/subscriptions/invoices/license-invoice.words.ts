import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { LicenseInvoice } from './license-invoice.contract.ts';
import { t } from './license-invoices.texts.ts';

export const proofRefusals: OwnRefusals = {
  PROOF_TRANSACTION_USED: () => t('transactionUsed'),
  PROOF_WAITING: () => t('proofWaiting'),
  PLAN_LIMIT: () => t('noRoom'),
  WRONG_STATE: () => t('notOpen'),
};

export const invoiceTone: Record<LicenseInvoice['status'], Tone> = {
  open: 'warning',
  paid: 'success',
  void: 'neutral',
};

export const proofTone: Record<NonNullable<LicenseInvoice['proof']>['status'], Tone> = {
  submitted: 'info',
  approved: 'success',
  rejected: 'danger',
};

/** For when an invoice is, such as '5 Feb 2031 to 5 Mar 2031'. */
export function periodWords({ periodFrom, periodTo }: LicenseInvoice, date: Format['date']): string {
  return t('periodWords', { from: date(periodFrom), to: date(periodTo) });
}

/** What an invoice is for, such as 'Professional plan'. */
export function itemWords({ kind, planName: plan }: LicenseInvoice): string {
  return t(kind === 'upgrade' ? 'upgradeWords' : 'itemWords', { plan });
}
