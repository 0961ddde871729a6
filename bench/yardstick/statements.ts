import { selectActivity } from '#areas/analytics/overview/activity.queries.ts';
import {
  type FigureRequest,
  selectFigures,
  selectTopReferrers,
  sumPendingCommission,
} from '#areas/analytics/overview/overview.queries.ts';
import {
  figuresOf,
  homeCounters,
  maxActivities,
  maxReferrers,
} from '#areas/analytics/overview/overview.service.ts';
import { selectCalendar } from '#areas/appointments/appointments/appointment.queries.ts';
import { maxHours } from '#areas/appointments/appointments/appointment.rules.ts';
import { selectLabOrders } from '#areas/laboratory/orders/lab-order.queries.ts';
import { selectBornAfter } from '#areas/patients/figures/patient-figures.queries.ts';
import { patientRows, searchPatients, selectPatients } from '#areas/patients/patients/patient.queries.ts';
import { auditInsert } from '#database/audit/audit.ts';
import { readCounters } from '#database/counters.ts';
import { isUuid } from '#kernel/ids.ts';
import { encodeCursor } from '#kernel/page.ts';
import { record, type RecordedStatement } from './recorded-statement.ts';

// Marks for values where a word will not do: an id, and the instants between which a calendar lies.
const id = '00000000-0000-7000-8000-00000000000a';
const start = '2001-01-02T00:00:00.000Z';
const end = '2001-01-03T00:00:00.000Z';
const reach = new Date(Date.parse(start) - maxHours * 3_600_000).toISOString();

/** What the marks stand for, where a mark is not its own name. */
const namesOfMarks = new Map([
  [id, 'id'],
  [start, 'start'],
  [end, 'end'],
  [reach, 'reach'],
  ['"record"', 'record'],
]);

/** The parameters of a recorded statement with values in place of the marks; what is no mark stays. */
export function parametersFrom(statement: RecordedStatement, values: Record<string, unknown>): unknown[] {
  return statement.parameters.map((parameter) => {
    const mark = Array.isArray(parameter) ? parameter[0] : parameter;
    if (typeof mark !== 'string') return parameter;
    const name = namesOfMarks.get(mark) ?? mark;
    return name in values ? values[name] : parameter;
  });
}

const origin = {
  tenantId: 'tenant_id',
  userId: 'user_id',
  ipAddress: '127.0.0.1',
  userAgent: null,
  at: new Date(start),
};
const fact = { action: 'VIEW', resource: 'patients', resourceId: 'id' };

/** The application's statements of the hot calls, recorded with marks in place of values. */
export async function recordStatements() {
  const list = {
    status: 'active',
    sort: 'name',
    cursor: encodeCursor(['sort_name', id]),
    limit: 50,
  } as const;
  const search = {
    soundPatterns: [],
    patientNumber: null,
    documentKey: null,
    status: 'active' as const,
    beforeId: undefined,
    limit: 50,
  };
  const figures: FigureRequest = {
    names: Object.values(figuresOf).flat(),
    fromDay: 'from_day',
    today: 'today',
    // Two lists, each known by its first value.
    months: [{ name: 'month_name' as 'patients.registered', from: 'month_from' }],
  };
  return {
    byId: await record((db) => patientRows.select(db, 'tenant_id', 'id')),
    list: await record((db) => selectPatients(db, 'tenant_id', list)),
    calendar: await record((db) =>
      selectCalendar(db, 'tenant_id', { from: start, before: end, limit: 2000 }),
    ),
    search: await record((db) => searchPatients(db, 'tenant_id', { ...search, patterns: ['patterns'] })),
    access: withEntryId(await record((db) => auditInsert(db, origin, [fact]).execute())),
    workList: await record((db) =>
      selectLabOrders(db, 'tenant_id', { status: 'pending', sort: 'ordered', limit: 50 }),
    ),
    homeCounters: await record((db) => readCounters(db, 'tenant_id', homeCounters)),
    homeFigures: await record((db) => selectFigures(db, 'tenant_id', figures)),
    homeCensus: await record((db) => selectBornAfter(db, 'tenant_id', ['cuts'])),
    homeReferrers: await record((db) => selectTopReferrers(db, 'tenant_id', maxReferrers)),
    homeCommission: await record((db) => sumPendingCommission(db, 'tenant_id')),
    homeActivity: await record((db) => selectActivity(db, 'tenant_id', () => true, maxActivities)),
  };
}

// The application makes the id of an audit entry itself.
function withEntryId(statement: RecordedStatement): RecordedStatement {
  const isId = (parameter: unknown) => typeof parameter === 'string' && isUuid(parameter);
  const parameters = statement.parameters.map((parameter) => (isId(parameter) ? 'entry_id' : parameter));
  return { ...statement, parameters };
}
