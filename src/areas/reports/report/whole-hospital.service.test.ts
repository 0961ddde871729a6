import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCensus } from '#areas/inpatient/census/census.queries.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { readReport, type Report, type ReportId, reportIds } from './report.contract.ts';

/** Statements that count the records of a hospital on their own, by what a report calls them; `@own` is that hospital. */
const counted: Partial<Record<ReportId, Readonly<Record<string, string>>>> = {
  patients: { registered: 'select count(*) from patient where @own' },
  appointments: {
    starting: 'select count(*) from appointment where @own',
    cancelled: `select count(*) from appointment where @own and status = 'cancelled'`,
  },
  financial: {
    invoices: `select count(*) from invoice where @own and sent_at is not null and status <> 'void'`,
    collected: 'select coalesce(sum(amount_minor), 0) from payment where @own',
    credited: 'select coalesce(sum(total_minor), 0) from credit_note where @own',
    deposits: 'select coalesce(sum(amount_minor), 0) from deposit_movement where @own',
  },
  laboratory: {
    orders: 'select count(*) from lab_order where @own',
    critical: 'select count(*) from lab_alert where @own',
  },
  inpatient: {
    admissions: `select count(*) from admission where @own and status <> 'cancelled'`,
    inpatients: `select count(*) from admission where @own and status = 'active'`,
    occupied: 'select coalesce(sum(occupied), 0) from ward_census where @own',
  },
  nursing: {
    signs:
      'select count(*) from vital_signs where @own and id not in (select vital_signs_id from vital_signs_error where @own)',
    notes:
      'select count(*) from nursing_note where @own and id not in (select note_id from nursing_note_error where @own)',
  },
  theatre: { cases: 'select count(*) from surgical_case where @own and scheduled_start is not null' },
  pharmacy: {
    dispensings: 'select count(*) from dispensing where @own',
    value: 'select coalesce(sum(value_minor), 0) from stock_item where @own',
  },
};

describe('the reports of a hospital with records of every kind', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  const days = { from: '2025-06-01', to: '2034-12-31' };

  beforeAll(async () => {
    hospital = await opened.aHospital();
    await fillWithMark(opened, hospital, 'Counted');
    admin = await hospital.as('tenant_admin');
    const today = opened.clock.now().toISOString().slice(0, 10);
    const bounds = { start: `${today}T00:00:00Z`, end: `${plusDays(today, 1)}T00:00:00Z` };
    await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      writeCensus(db, hospital.tenantId, { day: today, ...bounds }),
    );
  });
  afterAll(() => opened.close());

  const figureOf = ({ figures }: Report, id: string) => figures.find((figure) => figure.id === id)?.value;

  test.each(reportIds)('%s counts what the records say', async (report) => {
    const answer = await admin.call(readReport, { report, ...days });
    for (const [id, counting] of Object.entries(counted[report] ?? {})) {
      const statement = counting.replaceAll('@own', `tenant_id = '${hospital.tenantId}'`);
      const { rows } = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
        sql<Record<string, number | string>>`select (${sql.raw(statement)}) as value`.execute(db),
      );
      expect([id, figureOf(answer, id)]).toEqual([id, Number(rows[0]!['value'])]);
    }
  });

  // The wards are counted at midnight, admissions when they happen.
  test.each(reportIds.filter((id) => id !== 'inpatient'))(
    'the figures of %s are the sums of its table over time',
    async (report) => {
      const answer = await admin.call(readReport, { report, ...days });
      const table = answer.tables.find(({ axis }) => axis === 'time')!;
      const rows = answer.rows.filter((row) => row.table === table.id);
      expect(rows.some(({ values }) => values.some((value) => (value ?? 0) !== 0))).toBe(true);
      for (const [place, { id, unit }] of table.columns.entries()) {
        const figure = answer.figures.find((one) => one.id === id);
        if (!figure || figure.isNow || unit === 'percent') continue;
        const sum = rows.reduce((total, { values }) => total + (values[place] ?? 0), 0);
        expect([id, sum]).toEqual([id, figure.value]);
      }
    },
  );

  test('a ward narrows the inpatients to those who lay on it', async () => {
    const all = await admin.call(readReport, { report: 'inpatient', ...days });
    const wards = all.filters[0]!.options;
    expect(wards.length).toBeGreaterThan(0);
    const each = await Promise.all(
      wards.map(({ id: wardId }) => admin.call(readReport, { report: 'inpatient', ...days, wardId })),
    );
    const occupied = each.reduce((total, one) => total + (figureOf(one, 'occupied') ?? 0), 0);
    expect(occupied).toBe(figureOf(all, 'occupied'));
    for (const one of each) {
      expect(figureOf(one, 'inpatients')).toBeLessThanOrEqual(figureOf(all, 'inpatients')!);
    }
  });
});
