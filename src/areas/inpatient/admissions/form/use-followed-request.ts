import { useEffect, useEffectEvent, useRef } from 'react';
import { useToday } from '#client/use-today.ts';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useOpenRequest } from '../../requests/admission-request.hooks.ts';
import type { AdmissionRequest } from '../../requests/admission-request.contract.ts';
import type { NewAdmissionValues } from './admission-form.values.ts';
import { followRequest, valuesOfRequest } from './values-of-request.ts';

/**
 * The open request of the patient who is chosen in the form. Fields that nobody typed in follow it.
 * @param first the request that the form began with
 */
export function useFollowedRequest(
  form: FormOf<NewAdmissionValues>,
  first: AdmissionRequest | null,
): AdmissionRequest | null {
  const today = useToday();
  const { data: request } = useOpenRequest(form.values.patientId);
  const followed = useRef(first);

  const follow = useEffectEvent((next: AdmissionRequest | null) => {
    const filled = valuesOfRequest(followed.current, today);
    followed.current = next;
    form.setValues(followRequest(form.getValues(), filled, valuesOfRequest(next, today)));
  });
  useEffect(() => {
    if (request !== undefined && request?.id !== followed.current?.id) follow(request);
  }, [request]);
  return request ?? null;
}
