import { useVitalSignsPage } from '#areas/vitals/vitals-web.public.ts';
import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { Consultation } from '../consultation.contract.ts';

/** A visit that begins before midnight is measured into the next day. */
const visitMs = 12 * 3_600_000;

/** The newest vital signs of the patient from the day on which a consultation began; those in error do not count. */
export function useVisitSigns({ patient, startedAt }: Consultation) {
  const { timeZone } = usePerson().tenant;
  const begun = new Date(startedAt);
  const from = dateIn(timeZone, begun);
  const to = dateIn(timeZone, new Date(begun.getTime() + visitMs));
  const query = useVitalSignsPage({ patientId: patient.id, from, to, limit: 20 });
  return { ...query, set: query.data?.rows.find(({ enteredInError }) => enteredInError === null) };
}

export type SignsOfVisit = ReturnType<typeof useVisitSigns>;
