import type { ScheduleEventData, ScheduleResourceData } from '@mantine/schedule';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { hoursWords, titleWords } from '../appointments/appointment.words.ts';
import type { CalendarEntry } from '../appointments/appointment.contract.ts';
import { t } from '../appointments/appointments.texts.ts';
import type { Doctor } from '../doctors/doctor.contract.ts';
import { t as hoursText } from '../doctors/hours/hours.texts.ts';
import { toWall } from '#ui/calendar/wall-time.ts';

/** The row of the day for appointments without a doctor. */
export const nobody = 'nobody';

const doctorColors = ['harbor', 'violet', 'blue', 'orange', 'green', 'teal'];

function colorOf(doctors: readonly Doctor[], doctorId: string | null): string {
  const index = doctors.findIndex(({ id }) => id === doctorId);
  return doctorColors[index % doctorColors.length] ?? 'gray';
}

/** The appointment that an event of the calendar shows. */
export function entryOf(event: ScheduleEventData): CalendarEntry {
  return event.payload?.['entry'] as CalendarEntry;
}

/** True for an appointment that is still to take place: what was completed or cancelled is changed by its form alone. */
export function isMovable(event: ScheduleEventData): boolean {
  const { status } = entryOf(event);
  return status === 'scheduled' || status === 'confirmed';
}

/** Appointments as the calendar takes them, one colour for each doctor. */
export function eventsOf(
  entries: readonly CalendarEntry[],
  doctors: readonly Doctor[],
  format: Format,
): ScheduleEventData[] {
  const { timeZone } = format.tenant;
  return entries.map((entry) => ({
    id: entry.id,
    title: titleOf(entry, doctors, format),
    start: toWall(timeZone, entry.startTime),
    end: toWall(timeZone, entry.endTime),
    color: colorOf(doctors, entry.doctorId),
    resourceId: entry.doctorId ?? nobody,
    payload: { entry },
  }));
}

function titleOf(entry: CalendarEntry, doctors: readonly Doctor[], format: Format): string {
  const doctor = doctors.find(({ id }) => id === entry.doctorId)?.name ?? t('toBeAssigned');
  const notes = [doctor, t(`status_${entry.status}`), entry.isBookedAnyway && t('bookedAnyway')];
  return `${hoursWords(entry, format)} ${entry.patientName}: ${titleWords(entry)} (${notes.filter(Boolean).join(', ')})`;
}

/** One row for each doctor: the active ones, and whoever has an appointment; then those without a doctor. Who is on leave is called so. */
export function rowsOf(
  entries: readonly CalendarEntry[],
  doctors: readonly Doctor[],
  doctorId: string | undefined,
  leaves: ReadonlyMap<string, string>,
): ScheduleResourceData[] {
  const busy = new Set(entries.map((entry) => entry.doctorId));
  const shown = doctors.filter(({ id, status }) =>
    doctorId === undefined ? status === 'active' || busy.has(id) : id === doctorId,
  );
  const rows = shown.map(({ id, name }) => ({
    id,
    label: leaves.has(id) ? hoursText('doctorOnLeave', { name }) : name,
  }));
  return doctorId === undefined ? [...rows, { id: nobody, label: t('toBeAssigned') }] : rows;
}
