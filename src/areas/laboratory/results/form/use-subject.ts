import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { Subject } from '../../ranges/range-choice.ts';
import type { OpenedSheet } from '../lab-result.contract.ts';

/** Whom the ranges of an order are chosen for, as the server does; null where the record is closed to the reader. */
export function useSubject({ order, patient }: OpenedSheet): Subject | null {
  const { timeZone } = usePerson().tenant;
  if (!patient) return null;
  const onDay = dateIn(timeZone, new Date(order.collectedAt ?? order.orderedAt));
  const { gender: sex, dateOfBirth, birthPrecision } = patient;
  return { sex, dateOfBirth, birthPrecision, onDay };
}
