import { requireWithinLimit } from '#areas/billing/billing.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { refusing } from '#database/constraint-errors.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { todayOf } from '#kernel/time/today.ts';
import { financialReport } from '../financial/financial.report.ts';
import type { ReportFigure, ReportRow, ReportTable } from '../report/report.contract.ts';
import { issue } from '../report/report.issues.ts';
import { requestFor } from '../report/report-request.ts';
import { type DaySpan, isWholeMonth, monthOf } from '../report/report.rules.ts';
import type * as contract from './closing.contract.ts';
import type { MonthState } from './closing.contract.ts';
import {
  closingRows,
  holdMonths,
  insertClosing,
  reopenClosing,
  selectLastClosing,
} from './closing.queries.ts';

type Numbers = Readonly<Record<string, number>>;

/** @throws AppError INVALID_INPUT at the date of a month that is not over, WRONG_STATE where it is closed already. */
export async function closeMonth(context: CallContext, { date }: CallInput<typeof contract.closeMonth>) {
  const { db, tenantId, actor, clock } = context;
  const today = todayOf(context);
  const span = monthOf(date);
  if (span.to >= today) throw invalidFields({ date: issue('monthNotOver') });
  await holdMonths(db, tenantId);
  const request = requestFor({ db, tenantId, today, timeZone: actor.timeZone, seesClosed: true }, span);
  const [found, rows] = await Promise.all([
    financialReport.readFigures(request),
    financialReport.tables['days']!.read(request),
  ]);
  const figures = Object.fromEntries(
    Object.entries(financialReport.figures)
      .filter(([, { isNow }]) => !isNow)
      .map(([id]) => [id, found[id] ?? 0]),
  );
  const days = Object.fromEntries(rows.map(({ key, ...columns }) => [key, numbersOf(columns)]));
  const closingId = newId();
  const written = insertClosing(db, {
    tenant_id: tenantId,
    id: closingId,
    month: span.from,
    starts_at: request.start,
    ends_at: request.end,
    figures: JSON.stringify(figures),
    days: JSON.stringify(days),
    closed_by: actor.userId,
    closed_at: clock.now().toISOString(),
  });
  await refusing(written, { month_closing_once: () => new AppError('WRONG_STATE') });
  context.audit({
    action: 'CLOSE',
    resource: 'month_closings',
    resourceId: closingId,
    recordName: monthName(span.from),
    newValues: { month: span.from, ...figures },
  });
  return { closingId };
}

/**
 * @throws AppError WRONG_STATE where the month is open again already, BEYOND_OWN_LIMIT for who opens none without a
 * second person, and what confirming one refuses
 */
export async function reopenMonth(
  context: CallContext,
  { closingId, reason, ...second }: CallInput<typeof contract.reopenMonth>,
) {
  const { db, tenantId, actor, clock } = context;
  const row = await closingRows.lock(db, tenantId, closingId);
  if (!row) throw new AppError('NOT_FOUND');
  const confirmedBy = await requireWithinLimit(context, { kind: 'reopen' }, second);
  const at = clock.now().toISOString();
  if (!(await reopenClosing(db, tenantId, closingId, { by: actor.userId, at, reason }))) {
    throw new AppError('WRONG_STATE');
  }
  context.audit({
    action: 'REOPEN',
    resource: 'month_closings',
    resourceId: closingId,
    recordName: monthName(row.month),
    newValues: { month: row.month, reason, ...(confirmedBy !== null && { confirmedBy }) },
  });
  return { reopened: true as const };
}

/** What a financial report says: figures and the rows of its day book. */
interface Shown {
  readonly figures: readonly ReportFigure[];
  readonly tables: readonly ReportTable[];
  readonly rows: readonly ReportRow[];
}

/** How the books of the days stand beside what is shown of them; null unless they are one month that is over. */
export async function readMonthState(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  span: DaySpan,
  today: string,
  shown: Shown,
): Promise<MonthState | null> {
  if (!isWholeMonth(span, today)) return null;
  const month = span.from;
  const last = await selectLastClosing(db, tenantId, month);
  if (!last) return { month, closed: null, reopened: null };
  if (last.reopened_at !== null) {
    const reopened = {
      at: last.reopened_at,
      byName: last.reopened_by_name ?? '',
      reason: last.reopen_reason ?? '',
    };
    return { month, closed: null, reopened };
  }
  const kept = { figures: last.figures as Numbers, days: last.days as Readonly<Record<string, Numbers>> };
  const differences = differencesOf(kept, shown).slice(0, sizeLimits.reportRows);
  const closed = {
    closingId: last.id,
    at: last.closed_at,
    byName: last.closed_by_name ?? '',
    differences,
  };
  return { month, closed, reopened: null };
}

/** Where what is shown now is not what was kept; what the reader is not told is not compared. */
function differencesOf(
  kept: { figures: Numbers; days: Readonly<Record<string, Numbers>> },
  { figures, tables, rows }: Shown,
) {
  const ofFigures = figures
    .filter(({ id, isNow }) => !isNow && Object.hasOwn(kept.figures, id))
    .map(({ id, value }) => ({ id, day: null, kept: kept.figures[id]!, now: value ?? 0 }));
  const columns = tables.find(({ id }) => id === 'days')?.columns ?? [];
  const ofDays = rows
    .filter(({ table }) => table === 'days')
    .flatMap(({ key, values }) =>
      columns.map(({ id }, place) => ({
        ...{ id, day: key, now: values[place] ?? 0 },
        kept: kept.days[key]?.[id] ?? 0,
      })),
    );
  return [...ofFigures, ...ofDays].filter((one) => one.kept !== one.now);
}

function numbersOf(columns: Readonly<Record<string, unknown>>): Numbers {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, Number(value ?? 0)]));
}

/** The month of its first day, such as '2026-10'. */
function monthName(day: string): string {
  return day.slice(0, 7);
}
