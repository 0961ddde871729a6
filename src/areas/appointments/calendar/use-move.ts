import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { notifySuccess, notifyWarning } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { updateAppointment } from '../appointments/appointment.calls.ts';
import { appointmentRefusals, spanWords } from '../appointments/appointment.words.ts';
import type { Appointment, CalendarEntry } from '../appointments/appointment.contract.ts';
import {
  calendarQuery,
  type CalendarRequest,
  useRememberAppointment,
} from '../appointments/appointment.hooks.ts';
import { t } from '../appointments/appointments.texts.ts';
import { type Clash, clashesOf } from '../bookings/form/clash.ts';

/** Where an appointment is moved to. */
export interface Move {
  entry: CalendarEntry;
  startTime: string;
  endTime: string;
  doctorId: string | null;
}

/**
 * Moves appointments: shown at once, taken back when it is refused. `warningOf` says what speaks against the new time
 * without forbidding it.
 */
export function useMove(request: CalendarRequest, warningOf: (moved: Appointment) => string | undefined) {
  const queries = useQueryClient();
  const format = useFormat();
  const remember = useRememberAppointment();
  const [blocked, setBlocked] = useState<{ move: Move; clashes: readonly Clash[] }>();

  function show({ entry, startTime, endTime, doctorId }: Move) {
    queries.setQueryData(
      calendarQuery(request).queryKey,
      (shown) =>
        shown && {
          ...shown,
          rows: shown.rows.map((row) =>
            row.id === entry.id ? { ...row, startTime, endTime, doctorId } : row,
          ),
        },
    );
  }

  async function move(wanted: Move, reason?: string, submission = new Submission()): Promise<void> {
    const { entry, startTime, endTime, doctorId } = wanted;
    setBlocked(undefined);
    show(wanted);
    let saved: Awaited<ReturnType<typeof updateAppointment>>;
    try {
      const input = { appointmentId: entry.id, version: entry.version, startTime, endTime, doctorId };
      saved = await updateAppointment(
        { ...input, ...(reason !== undefined && { bookAnyway: { reason } }) },
        submission,
      );
    } catch (error) {
      show({ ...entry, entry });
      void queries.invalidateQueries({ queryKey: ['appointments'] });
      const clashes = clashesOf(error);
      if (clashes) return setBlocked({ move: wanted, clashes });
      return tellFailure({
        title: t('failedToUpdate'),
        error,
        refusals: appointmentRefusals,
        onRetry: () => move(wanted, reason, submission),
      });
    }
    remember(saved);
    notifySuccess(t('wasMoved', { when: spanWords(saved, format) }));
    const warning = warningOf(saved);
    if (warning) notifyWarning(warning);
  }

  return { move, blocked, forgetBlocked: () => setBlocked(undefined) };
}
