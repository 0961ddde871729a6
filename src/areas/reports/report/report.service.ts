import type { CallContext } from '#server/call-context.ts';
import { type Actor, mayUse } from '#kernel/access/actor.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { todayOf } from '#kernel/time/today.ts';
import { issue } from './report.issues.ts';
import { readMonthState } from '../closing/closing.service.ts';
import { filterOptions } from './filters.queries.ts';
import { type ReportPlace, requestFor } from './report-request.ts';
import {
  type FilterId,
  filterIds,
  type Report,
  type ReportFigure,
  reportFilters,
  type ReportId,
  reportIds,
  reportNeeds,
  type ReportRow,
  type ReportTable,
} from './report.contract.ts';
import type * as contract from './report.contract.ts';
import { selectCurrency } from './report.queries.ts';
import { daysOf, type DaySpan, grainOf, ratioOf, spanBefore, spanOf, stepsOf } from './report.rules.ts';
import type { ColumnDefinition, ReportSource, SourceRow, TableDefinition } from './report-source.ts';
import { reportSources } from './sources.ts';

type Asked = CallInput<typeof contract.readReport>;

export async function readReport(context: CallContext, asked: Asked): Promise<Report> {
  const { actor, clock } = context;
  return readReportFor(
    { ...context, timeZone: actor.timeZone, today: todayOf(context) },
    actor,
    clock,
    asked,
  );
}

/** A report as it is told to one person. @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT for days and filters */
export async function readReportFor(
  readAt: Omit<ReportPlace, 'seesClosed'>,
  actor: Actor,
  clock: Clock,
  asked: Asked,
): Promise<Report> {
  const place = { ...readAt, seesClosed: seesRestricted(actor) };
  const { db, tenantId, today } = place;
  const id = reportOf(asked);
  const needs = reportNeeds[id];
  if (needs !== null && !mayUse(actor, needs)) throw new AppError('FORBIDDEN', { permission: needs });
  const source = reportSources[id];
  const chosen = chosenOf(asked);
  refuseOtherFilters(id, chosen);
  const span = daysAsked(asked, today);
  const before = spanBefore(span);
  const grain = grainOf(span);
  const request = requestFor(place, span, chosen, grain);
  const tables = Object.entries(source.tables).filter(([, table]) => mayBeTold(actor, table.needs));
  const [now, then, currencyCode, filters, ...found] = await Promise.all([
    source.readFigures(request),
    source.readFigures(requestFor(place, before, chosen, grain)),
    selectCurrency(db, tenantId),
    readFilters(place, id, chosen),
    ...tables.map(([, table]) => table.read(request)),
  ]);
  const columns = tables.map(([name, table]) => ({ id: name, table, columns: columnsFor(actor, table) }));
  const shown = {
    figures: figuresFor(actor, source, now, then),
    tables: columns.map(({ id: name, table, columns: shownColumns }): ReportTable => ({
      id: name,
      axis: table.axis,
      columns: shownColumns.map(([column, definition]) => ({
        id: column,
        unit: typeof definition === 'string' ? definition : definition.unit,
      })),
    })),
    rows: columns.flatMap(({ id: name, table, columns: shownColumns }, index) => {
      const rows = table.axis === 'time' ? everyStep(found[index]!, stepsOf(span, grain)) : found[index]!;
      return rows.map((row) => reportRow(name, shownColumns, row));
    }),
  };
  return {
    report: id,
    ...span,
    beforeFrom: before.from,
    beforeTo: before.to,
    ...{ grain, currencyCode, filters },
    readAt: clock.now().toISOString(),
    isFolded: !place.seesClosed && tables.some(([, { folds }]) => folds === true),
    month: id === 'financial' ? await readMonthState(place, span, today, shown) : null,
    ...shown,
  };
}

/** The same answer as on the screen, for a file. */
export async function exportReport(context: CallContext, asked: Asked): Promise<Report> {
  const answer = await readReport(context, asked);
  const { report, from, to, rows } = answer;
  context.audit({
    action: 'EXPORT',
    resource: 'reports',
    newValues: { report, from, to, ...chosenOf(asked), rows: rows.length },
  });
  return answer;
}

export async function recordReportPrint(
  context: CallContext,
  { report, from, to, output }: CallInput<typeof contract.recordReportPrint>,
) {
  const needs = reportNeeds[report];
  if (needs !== null && !mayUse(context.actor, needs)) throw new AppError('FORBIDDEN', { permission: needs });
  context.audit({ action: 'PRINT', resource: 'reports', newValues: { report, from, to, output } });
  return { recorded: true as const };
}

/** The days asked for. @throws AppError INVALID_INPUT for one without the other, too many or none */
function daysAsked({ from, to }: Asked, today: string): DaySpan {
  if (from === undefined && to === undefined) return spanOf('this-month', today);
  if (from === undefined) throw invalidFields({ from: issue('bothDays') });
  if (to === undefined) throw invalidFields({ to: issue('bothDays') });
  if (from > to) throw invalidFields({ to: issue('daysInOrder') });
  if (daysOf({ from, to }) > sizeLimits.reportDays) throw invalidFields({ from: issue('tooManyDays') });
  return { from, to };
}

type Chosen = Readonly<Partial<Record<FilterId, string>>>;

/** What the report is to be narrowed to. */
export function chosenOf(asked: Pick<Asked, FilterId>): Chosen {
  return Object.fromEntries(filterIds.flatMap((id) => (asked[id] ? [[id, asked[id]] as const] : [])));
}

/** The report that is asked for: a filter alone asks for the first that it belongs to. */
export function reportOf(asked: Pick<Asked, 'report' | FilterId>): ReportId {
  if (asked.report !== undefined) return asked.report;
  const named = Object.keys(chosenOf(asked));
  const fitting = reportIds.find((id) => named.some((name) => filtersOf(id).some((one) => one === name)));
  return fitting ?? 'overview';
}

function filtersOf(id: ReportId): readonly FilterId[] {
  return reportFilters[id] ?? [];
}

/** A figure must not be taken for narrowed that is not. @throws AppError INVALID_INPUT at a filter of other reports */
export function refuseOtherFilters(id: ReportId, chosen: Chosen): void {
  const others = filterIds.filter((name) => chosen[name] !== undefined && !filtersOf(id).includes(name));
  if (others.length === 0) return;
  throw invalidFields(Object.fromEntries(others.map((name) => [name, issue('otherFilter')])));
}

/** What can be chosen, and what is. @throws AppError NOT_FOUND for what the hospital does not have */
function readFilters({ db, tenantId }: ReportPlace, report: ReportId, chosen: Chosen) {
  return Promise.all(
    filtersOf(report).map(async (id) => {
      const options = await filterOptions[id](db, tenantId);
      const choice = chosen[id] ?? null;
      if (choice !== null && !options.some((option) => option.id === choice)) throw new AppError('NOT_FOUND');
      return { id, options, chosen: choice };
    }),
  );
}

function mayBeTold(actor: Actor, needs: PermissionDemand | undefined): boolean {
  return needs === undefined || mayUse(actor, needs);
}

function figuresFor(
  actor: Actor,
  { figures }: ReportSource,
  now: Readonly<Record<string, number | null>>,
  then: Readonly<Record<string, number | null>>,
): ReportFigure[] {
  return Object.entries(figures)
    .filter(([, { needs }]) => mayBeTold(actor, needs))
    .map(([id, { unit, isNow }]) => ({
      ...{ id, unit },
      value: valueOf(now[id]),
      before: isNow ? null : valueOf(then[id]),
      isNow: isNow ?? false,
    }));
}

function valueOf(found: number | null | undefined): number | null {
  return found === undefined ? 0 : found;
}

function columnsFor(actor: Actor, { columns }: TableDefinition): [string, ColumnDefinition][] {
  return Object.entries(columns).filter(
    ([, column]) => typeof column === 'string' || mayBeTold(actor, column.needs),
  );
}

/** One row for each day or month: what is not found had nothing. */
function everyStep(rows: readonly SourceRow[], steps: readonly string[]): SourceRow[] {
  const found = new Map(rows.map((row) => [row.key, row]));
  return steps.map((key) => found.get(key) ?? { key });
}

function reportRow(
  table: string,
  columns: readonly (readonly [string, ColumnDefinition])[],
  row: SourceRow,
): ReportRow {
  const numberIn = (name: string) => Number(row[name] ?? 0);
  return {
    table,
    key: row.key,
    label: typeof row['label'] === 'string' ? row['label'] : null,
    values: columns.map(([name, column]) => {
      if (typeof column === 'string' || !('ratio' in column)) return numberIn(name);
      const [part, whole, per] = column.ratio;
      return ratioOf(numberIn(part), numberIn(whole), per);
    }),
  };
}
