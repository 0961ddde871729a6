import type { CallContext } from '#database/handler.ts';
import { type Actor, mayUse } from '#kernel/access/actor.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { issue } from './report.issues.ts';
import {
  filterIds,
  type Report,
  type ReportFigure,
  reportNeeds,
  type ReportRow,
  type ReportTable,
} from './report.contract.ts';
import type * as contract from './report.contract.ts';
import { selectCurrency } from './report.queries.ts';
import { daysOf, type DaySpan, grainOf, ratioOf, spanBefore, spanOf, stepsOf } from './report.rules.ts';
import type {
  ColumnDefinition,
  ReportRequest,
  ReportSource,
  SourceRow,
  TableDefinition,
} from './report-source.ts';
import { reportSources } from './sources.ts';

type Asked = CallInput<typeof contract.readReport>;

export async function readReport(context: CallContext, asked: Asked): Promise<Report> {
  const { db, tenantId, actor, clock } = context;
  const needs = reportNeeds[asked.report];
  if (needs !== null && !mayUse(actor, needs)) throw new AppError('FORBIDDEN', { permission: needs });
  const source = reportSources[asked.report];
  refuseOtherFilters(source, asked);
  const today = todayOf(context);
  const span = daysAsked(asked, today);
  const before = spanBefore(span);
  const grain = grainOf(span);
  const requestOf = (days: DaySpan): ReportRequest => ({
    ...days,
    ...{ db, tenantId, today, grain, timeZone: actor.timeZone },
    start: dayBounds(actor.timeZone, days.from).start,
    end: dayBounds(actor.timeZone, days.to).end,
    doctorId: asked.doctorId ?? null,
    wardId: asked.wardId ?? null,
  });
  const tables = Object.entries(source.tables).filter(([, table]) => mayBeTold(actor, table.needs));
  const [now, then, currencyCode, filters, ...found] = await Promise.all([
    source.readFigures(requestOf(span)),
    source.readFigures(requestOf(before)),
    selectCurrency(db, tenantId),
    readFilters(context, source, asked),
    ...tables.map(([, table]) => table.read(requestOf(span))),
  ]);
  const shown = tables.map(([id, table], index) => ({
    columns: columnsFor(actor, table),
    rows: table.axis === 'time' ? everyStep(found[index]!, stepsOf(span, grain)) : found[index]!,
    ...{ id, table },
  }));
  return {
    report: asked.report,
    ...span,
    beforeFrom: before.from,
    beforeTo: before.to,
    ...{ grain, currencyCode, filters },
    readAt: clock.now().toISOString(),
    figures: figuresFor(actor, source, now, then),
    tables: shown.map(({ id, table, columns }): ReportTable => ({
      id,
      axis: table.axis,
      columns: columns.map(([name, column]) => ({
        id: name,
        unit: typeof column === 'string' ? column : column.unit,
      })),
    })),
    rows: shown.flatMap(({ id, columns, rows }) => rows.map((row) => reportRow(id, columns, row))),
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

/** What the report was narrowed to. */
function chosenOf(asked: Asked) {
  return Object.fromEntries(
    filterIds.flatMap((id) => (asked[id] === undefined ? [] : [[id, asked[id]] as const])),
  );
}

/** A figure must not be taken for narrowed that is not. @throws AppError NOT_FOUND for a filter of other reports */
function refuseOtherFilters(source: ReportSource, asked: Asked): void {
  const others = Object.keys(chosenOf(asked)).filter((id) => !Object.hasOwn(source.filters ?? {}, id));
  if (others.length > 0) throw new AppError('NOT_FOUND');
}

function readFilters({ db, tenantId }: CallContext, { filters = {} }: ReportSource, asked: Asked) {
  return Promise.all(
    filterIds.flatMap((id) => {
      const read = filters[id];
      if (!read) return [];
      return [read(db, tenantId).then((options) => ({ id, options, chosen: asked[id] ?? null }))];
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
