import { plusDays } from '#kernel/time/calendar-date.ts';
import type { AdmissionRequest } from '../../requests/admission-request.contract.ts';
import type { NewAdmissionValues } from './admission-form.values.ts';

/** The fields of a new admission that a request for a bed answers. */
export type RequestedValues = Pick<
  NewAdmissionValues,
  'admissionType' | 'admittingDoctor' | 'primaryDiagnosis' | 'estimatedDischargeDate' | 'admissionNotes'
>;

/**
 * What a request says about the admission; fields that it does not know are as in an empty form. What cannot wait is an
 * admission without a plan, which is called 'emergency' here.
 * @param today the hospital's date, on which the expected days begin
 */
export function valuesOfRequest(request: AdmissionRequest | null, today: string): RequestedValues {
  const { urgency = 'routine', expectedDays = null } = request ?? {};
  return {
    admissionType: urgency === 'routine' ? 'elective' : 'emergency',
    admittingDoctor: request?.admittingDoctor ?? '',
    primaryDiagnosis: request?.primaryDiagnosis ?? '',
    estimatedDischargeDate: expectedDays === null ? '' : plusDays(today, expectedDays),
    admissionNotes: request?.reason ?? '',
  };
}

/**
 * What changes in a form when another patient is chosen: fields that nobody touched follow the request, typed ones stay.
 * @param filled what the request of the patient before had said
 */
export function followRequest(
  values: RequestedValues,
  filled: RequestedValues,
  next: RequestedValues,
): RequestedValues {
  const kept = Object.entries(next).map(([name, value]) => {
    const field = name as keyof RequestedValues;
    return [field, values[field] === filled[field] ? value : values[field]];
  });
  return Object.fromEntries(kept) as RequestedValues;
}
