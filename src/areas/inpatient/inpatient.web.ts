import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { admissionsWeb } from './admissions/admissions.web.ts';
import { bedsWeb } from './beds/beds.web.ts';
import { censusWeb } from './census/census.web.ts';
import { ratesWeb } from './charges/rates/rates.web.ts';
import { inpatientRecords } from './inpatient.records.ts';
import { transfersWeb } from './transfers/transfers.web.ts';
import { wardsWeb } from './wards/wards.web.ts';

const parts = [
  admissionsWeb,
  bedsWeb,
  wardsWeb,
  transfersWeb,
  censusWeb,
  ratesWeb,
  { records: inpatientRecords, notices: [() => import('./inpatient.notices.ts')] },
];

/** Admissions, the bed board, wards and beds. */
export const inpatientWeb: WebArea<AnyIcon> = joinWebParts('inpatient', parts, 'admissions_enabled');
