import { appointmentCopy } from '#areas/appointments/appointment-copy.ts';
import { invoiceCopy } from '#areas/billing/invoices/invoice-copy.ts';
import { serviceCopy } from '#areas/billing/services/service-copy.ts';
import { patientCopy } from '#areas/patients/patient-copy.ts';
import type { ReadableCopy } from '#database/readable-copy.ts';
import { auditCopy } from './audit-copy.ts';
import { clientLogCopy } from './client-log-copy.ts';

/** Every readable copy the demo keeps; one that refers to records of another stands after it. */
export const demoCopies: readonly ReadableCopy[] = [
  patientCopy,
  appointmentCopy,
  serviceCopy,
  invoiceCopy,
  auditCopy,
  clientLogCopy,
];
