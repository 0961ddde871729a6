import { appointmentCopy } from '#areas/appointments/appointments/copies/appointment-copy.ts';
import { invoiceCopy } from '#areas/billing/invoices/copies/invoice-copy.ts';
import { paymentCopy } from '#areas/billing/payments/copies/payment-copy.ts';
import { serviceCopy } from '#areas/billing/services/copies/service-copy.ts';
import { patientCopy } from '#areas/patients/patients/copies/patient-copy.ts';
import { payoutCopy } from '#areas/referrals/copies/payout-copy.ts';
import { referralCopy } from '#areas/referrals/copies/referral-copy.ts';
import { referrerCopy } from '#areas/referrals/copies/referrer-copy.ts';
import type { ReadableCopy } from '#database/copies/readable-copy.ts';
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
