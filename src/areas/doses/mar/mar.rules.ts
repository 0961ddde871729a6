import type { GridDose, GridRow, PatientMar } from './mar.contract.ts';

/** The document's window: due is what comes within the next half hour. */
export const dueMinutes = 30;
/** The due-soon list holds at most so many. */
export const maxDueSoon = 5;

const minuteMs = 60_000;

type Waiting = Pick<GridDose, 'status' | 'scheduledTime'>;

/** True for what is scheduled and whose time is past. */
export function isOverdue({ status, scheduledTime }: Waiting, now: string): boolean {
  return status === 'scheduled' && scheduledTime < now;
}

/** True for what is scheduled within so many minutes from now on. */
export function isDueWithin({ status, scheduledTime }: Waiting, now: string, minutes: number): boolean {
  const until = new Date(Date.parse(now) + minutes * minuteMs).toISOString();
  return status === 'scheduled' && scheduledTime >= now && scheduledTime <= until;
}

/** A dose with whose it is. */
export interface PlacedDose {
  row: GridRow;
  dose: GridDose;
}

function dosesOf(rows: readonly GridRow[]): PlacedDose[] {
  return rows
    .flatMap((row) => row.patient.doses.map((dose) => ({ row, dose })))
    .toSorted((a, b) => (a.dose.scheduledTime < b.dose.scheduledTime ? -1 : 1));
}

/** What is due soon, the next first. */
export function dueSoon(rows: readonly GridRow[], now: string): PlacedDose[] {
  return dosesOf(rows)
    .filter(({ dose }) => isDueWithin(dose, now, dueMinutes))
    .slice(0, maxDueSoon);
}

/** What stands out of the patients at an instant. */
export function marFigures(rows: readonly GridRow[], now: string) {
  const doses = dosesOf(rows).map(({ dose }) => dose);
  return {
    patients: rows.length,
    overdue: doses.filter((dose) => isOverdue(dose, now)).length,
    due: doses.filter((dose) => isDueWithin(dose, now, dueMinutes)).length,
    given: doses.filter(({ status }) => status === 'given').length,
  };
}

/** What is overdue, then what is due, then what is to come, and last what was decided; of each the earliest first. */
export function mostPressingFirst(doses: readonly GridDose[], now: string): GridDose[] {
  const rank = (dose: GridDose) => {
    if (isOverdue(dose, now)) return 0;
    if (dose.status === 'scheduled') return isDueWithin(dose, now, dueMinutes) ? 1 : 2;
    return dose.status === 'missed' ? 3 : 4;
  };
  return doses.toSorted(
    (one, other) => rank(one) - rank(other) || (one.scheduledTime < other.scheduledTime ? -1 : 1),
  );
}

/** So far from its time a dose is asked for ahead, before and after. */
const aheadMinutes = 120;

/** What a nurse at the bed may give next of the lines of a patient, also as needed. */
export function givableSoon({ lines }: Pick<PatientMar['patient'], 'lines'>, now: string) {
  return lines.flatMap(({ id, state, asNeeded, doses }) => {
    const open = doses.filter(
      ({ status, scheduledTime }) =>
        (status === 'scheduled' || status === 'missed') &&
        Math.abs(Date.parse(scheduledTime) - Date.parse(now)) <= aheadMinutes * minuteMs,
    );
    const again = asNeeded && state === 'active' ? [{ doseLineId: id }] : [];
    return [...open.map((dose) => ({ doseId: dose.id })), ...again];
  });
}

/** The doses of a patient by the clock that are overdue or due within the window, of orders that run; by time. */
export function dueNow({ lines }: Pick<PatientMar['patient'], 'lines'>, now: string): string[] {
  return lines
    .filter(({ state }) => state === 'active')
    .flatMap(({ doses }) => doses)
    .filter((dose) => isOverdue(dose, now) || isDueWithin(dose, now, dueMinutes))
    .toSorted((a, b) => (a.scheduledTime < b.scheduledTime ? -1 : 1))
    .map(({ id }) => id);
}

const hourMs = 3_600_000;

/** The hours between two instants. */
export function hoursBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / hourMs);
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(from) + place * hourMs).toISOString(),
  );
}

/** The doses of a patient in an hour; what is overdue from before the first hour stands in it. */
export function dosesInHour(doses: readonly GridDose[], hours: readonly string[], place: number): GridDose[] {
  const [start, end] = [hours[place]!, hours[place + 1]];
  return doses.filter(
    ({ scheduledTime: time }) => (time >= start || place === 0) && (end === undefined || time < end),
  );
}
