import { appointmentCopy } from '#areas/appointments/appointment-copy.ts';
import { invoiceCopy } from '#areas/billing/invoices/invoice-copy.ts';
import { paymentCopy } from '#areas/billing/payments/payment-copy.ts';
import { serviceCopy } from '#areas/billing/services/service-copy.ts';
import { patientCopy } from '#areas/patients/patient-copy.ts';
import { payoutCopy } from '#areas/referrals/copies/payout-copy.ts';
import { referralCopy } from '#areas/referrals/copies/referral-copy.ts';
import { referrerCopy } from '#areas/referrals/copies/referrer-copy.ts';
import type { ReadableCopy } from '#database/readable-copy.ts';
import { auditCopy } from './audit-copy.ts';
import { clientLogCopy } from './client-log-copy.ts';

/** Every readable copy the demo keeps; one that refers to records of another stands after it. */
export const demoCopies: readonly ReadableCopy[] = [
  patientCopy,
  appointmentCopy,
  referrerCopy,
  referralCopy,
  payoutCopy,
  serviceCopy,
  invoiceCopy,
  paymentCopy,
  auditCopy,
  clientLogCopy,
];
