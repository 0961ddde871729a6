import type { ServerArea } from '#database/handler.ts';
import { admissionsCalls } from './admissions/admissions.server.ts';
import { bedsCalls } from './beds/beds.server.ts';
import { chargesCalls } from './charges/charges.server.ts';
import { inpatientErrors } from './inpatient.errors.ts';
import { inpatientSamples } from './inpatient.seed.ts';
import { requestsCalls } from './requests/requests.server.ts';
import { wardsCalls } from './wards/wards.server.ts';

/** Wards, beds, requests for a bed, admissions. */
export const inpatientServer: ServerArea = {
  name: 'inpatient',
  module: 'admissions_enabled',
  errors: inpatientErrors,
  samples: inpatientSamples,
  calls: [...wardsCalls, ...bedsCalls, ...requestsCalls, ...admissionsCalls, ...chargesCalls],
};
