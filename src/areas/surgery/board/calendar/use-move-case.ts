import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { notifySuccess, notifyUndoable } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { updateCase } from '../../cases/case.calls.ts';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { useRememberCase } from '../../cases/case.hooks.ts';
import { minutesBetween, plusMinutes } from '../../cases/case.rules.ts';
import { caseRefusals, timeWords } from '../../cases/case.words.ts';
import { type Barrier, barrierOf, type BookingReasons } from '../../cases/form/clash.ts';
import type { BoardEntry } from '../board.contract.ts';
import { boardQuery, type BoardRequest } from '../board.hooks.ts';
import { t } from '../board.texts.ts';

/** What is moved: a case of the board, or one of the waiting list, which the board does not show yet. */
export type Moved = Pick<BoardEntry, 'id' | 'version' | 'urgency'> &
  Partial<Pick<BoardEntry, 'theatreId' | 'startTime' | 'endTime'>>;

/** Where a case goes, and for how long. */
export interface Move {
  entry: Moved;
  theatreId: string;
  startTime: string;
  minutes: number;
}

/** Moves cases: shown at once, taken back when it is refused. */
export function useMoveCase(request: BoardRequest) {
  const queries = useQueryClient();
  const format = useFormat();
  const remember = useRememberCase();
  const [blocked, setBlocked] = useState<{ move: Move; barrier: Barrier; reasons: BookingReasons }>();

  function show(id: string, place: Pick<BoardEntry, 'theatreId' | 'startTime' | 'endTime'>) {
    queries.setQueryData(
      boardQuery(request).queryKey,
      (shown) =>
        shown && { ...shown, rows: shown.rows.map((row) => (row.id === id ? { ...row, ...place } : row)) },
    );
  }

  function takeBack({ id, theatreId, startTime, endTime }: Moved) {
    if (theatreId && startTime && endTime) show(id, { theatreId, startTime, endTime });
    void queries.invalidateQueries({ queryKey: ['surgical-cases'] });
  }

  async function move(
    wanted: Move,
    reasons: BookingReasons = {},
    submission = new Submission(),
  ): Promise<void> {
    const { entry, theatreId, startTime, minutes } = wanted;
    setBlocked(undefined);
    show(entry.id, { theatreId, startTime, endTime: plusMinutes(startTime, minutes) });
    let saved: SurgicalCase;
    try {
      const time = { theatreId, scheduledStartTime: startTime, estimatedDuration: minutes };
      saved = await updateCase(
        {
          caseId: entry.id,
          version: entry.version,
          ...time,
          ...reasons,
        },
        submission,
      );
    } catch (error) {
      takeBack(entry);
      const barrier = barrierOf(error);
      if (barrier) return setBlocked({ move: wanted, barrier, reasons });
      return tell(error, () => move(wanted, reasons, submission));
    }
    remember(saved);
    const theatre = saved.theatre?.theatreNumber ?? '';
    notifyUndoable(t('wasMoved', { number: saved.caseNumber, theatre, time: timeWords(saved, format) }), () =>
      undo(wanted, saved.version),
    );
  }

  /** Puts a case back to where it was before a move: to the waiting list if it came from there. */
  async function undo(moved: Move, version: number, submission = new Submission()): Promise<void> {
    const { id: caseId, theatreId = null, startTime = null, endTime } = moved.entry;
    const estimatedDuration = startTime && endTime ? minutesBetween(startTime, endTime) : moved.minutes;
    const place = { theatreId, scheduledStartTime: startTime, estimatedDuration };
    try {
      const saved = await updateCase({ caseId, version, ...place }, submission);
      remember(saved);
      const told = { number: saved.caseNumber, time: timeWords(saved, format) };
      const back = saved.theatre?.theatreNumber;
      notifySuccess(back ? t('wasTakenBackTo', { ...told, theatre: back }) : t('wasTakenBack', told));
    } catch (error) {
      void queries.invalidateQueries({ queryKey: ['surgical-cases'] });
      tell(error, () => undo(moved, version, submission));
    }
  }

  function tell(error: unknown, onRetry: () => unknown) {
    tellFailure({ title: t('failedToMove'), error, refusals: caseRefusals, onRetry });
  }

  return { move, blocked, forgetBlocked: () => setBlocked(undefined) };
}
