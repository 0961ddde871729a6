import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getDoctorHours, listDoctorHours } from './hours.calls.ts';
import type * as contract from './hours.contract.ts';

// Hours are announced under the topic of the appointments, whose calendar shows them.
const topic = 'appointments';

export type PresenceRequest = CallRequest<typeof contract.listDoctorHours>;

function presenceQuery(request: PresenceRequest) {
  return queryOptions({
    queryKey: [topic, 'doctor-hours', request],
    queryFn: ({ signal }) => listDoctorHours(request, signal),
    staleTime: 60_000,
  });
}

/** When doctors are there in some days; those before stay on screen until the next have come. */
export function usePresence(request: PresenceRequest) {
  return useQuery({ ...presenceQuery(request), placeholderData: keepPreviousData });
}

/** The same of one doctor, for a form; nothing is asked while the doctor or the days are not known. */
export function usePresenceOf(request: Required<PresenceRequest> | undefined) {
  return useQuery({
    ...presenceQuery(request ?? { from: '', to: '' }),
    enabled: request !== undefined,
  });
}

/** The hours and the leave of a doctor as they are now: what was read for an earlier dialog is not shown again. */
export function useDoctorHours(doctorId: string) {
  return useRead(topic, getDoctorHours, { doctorId }, { gcTime: 0 });
}
