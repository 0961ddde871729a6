import { currentSession } from '#client/session.ts';
import type { SearchHit } from '#client/registration/web-area.ts';
import { formatDateTime } from '#ui/i18n/format-date.ts';
import type { TenantFormat } from '#ui/i18n/tenant-format.ts';
import { searchAppointments } from '../appointment.calls.ts';
import { patientName, titleWords } from '../appointment.words.ts';
import { t } from '../appointments.texts.ts';

const maxHits = 6;

/** What the search of the top bar finds among the appointments. */
export async function findAppointmentHits(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { rows } = await searchAppointments({ search: text, limit: maxHits }, signal);
  const session = currentSession();
  const when = (instant: string) =>
    session.status === 'signed-in' ? formatDateTime(instant, session.person.tenant as TenantFormat) : instant;
  return rows.map((row) => ({
    id: row.id,
    label: `${patientName(row)}: ${titleWords(row)}`,
    description: [when(row.startTime), row.doctor?.name ?? t('toBeAssigned'), t(`status_${row.status}`)].join(
      ' · ',
    ),
    to: `/dashboard/scheduling?appointmentId=${row.id}`,
  }));
}
