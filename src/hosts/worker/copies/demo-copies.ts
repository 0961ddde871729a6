import type { DemoCopy } from './copy.ts';
import { appointmentCopy } from './keys/appointment.copy.ts';
import { auditCopy } from './keys/audit.copy.ts';
import { clientLogCopy } from './keys/client-log.copy.ts';
import { invoiceCopy } from './keys/invoice.copy.ts';
import { patientCopy } from './keys/patient.copy.ts';
import { paymentCopy } from './keys/payment.copy.ts';
import { payoutCopy } from './keys/payout.copy.ts';
import { referralCopy } from './keys/referral.copy.ts';
import { referrerCopy } from './keys/referrer.copy.ts';
import { serviceCopy } from './keys/service.copy.ts';

/** Every copy the demo keeps; one that refers to records of another comes after it. */
export const demoCopies: readonly DemoCopy[] = [
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
