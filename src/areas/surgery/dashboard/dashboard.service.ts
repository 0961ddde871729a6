import type { CallContext } from '#server/call-context.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { toCase } from '../cases/case.record.ts';
import { plusMinutes } from '../cases/case.rules.ts';
import { selectWaitingCounts } from '../counts/waiting/waiting-counts.queries.ts';
import { maxShownToday } from './dashboard.contract.ts';
import { countDay, measureUse, selectStarting } from './dashboard.queries.ts';
import { percentOf, startingSoonMinutes, useDays, workingDayMinutes } from './dashboard.rules.ts';

export async function readSurgeryDashboard(context: CallContext) {
  const { db, tenantId, actor, clock } = context;
  const { timeZone } = actor;
  const today = todayOf(context);
  const { start, end } = dayBounds(timeZone, today);
  const now = clock.now().toISOString();
  const day = { from: start, before: end };
  const soon = { from: now, before: plusMinutes(now, startingSoonMinutes) };
  const past = { from: dayBounds(timeZone, plusDays(today, -useDays)).start, before: end };
  const [rows, starting, counts, use, waiting] = await Promise.all([
    selectStarting(db, tenantId, day, maxShownToday),
    selectStarting(db, tenantId, soon, maxShownToday),
    countDay(db, tenantId, day),
    measureUse(db, tenantId, past, timeZone),
    selectWaitingCounts(db, tenantId, { limit: maxShownToday }),
  ]);
  return {
    casesToday: counts.today,
    inProgress: counts.in_progress,
    completedToday: counts.completed_today,
    today: rows.map((row) => toCase(row, timeZone)),
    alerts: {
      startingSoon: starting
        .filter(({ status }) => status === 'scheduled' || status === 'confirmed')
        .map((row) => ({
          id: row.id,
          caseNumber: row.case_number,
          patient: {
            id: row.patient_id,
            isRestricted: row.patient_is_restricted,
            firstName: row.patient_first_name,
            lastName: row.patient_last_name,
          },
          startTime: row.scheduled_start!,
        })),
      countsWaiting: waiting.map((row) => ({
        id: row.id,
        caseNumber: row.case_number,
        patient: {
          id: row.patient_id,
          isRestricted: row.is_restricted,
          firstName: row.first_name,
          lastName: row.last_name,
        },
        since: row.since,
      })),
      inMaintenance: counts.in_maintenance,
      withoutDiagnosis: counts.without_diagnosis,
    },
    use: {
      firstCaseOnTime: percentOf(use.on_time, use.first_cases),
      firstCases: use.first_cases,
      utilization: percentOf(use.minutes, use.theatre_days * workingDayMinutes),
      theatreDays: use.theatre_days,
    },
  };
}
