import { dayOfStay } from '#areas/inpatient/inpatient.public.ts';
import { findFluidBalances, nextSetAt } from '#areas/nursing/nursing.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import { mayUse } from '#kernel/access/actor.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { type InpatientRow, newResultHours } from './inpatient.contract.ts';
import type * as contract from './inpatient.contract.ts';
import { type InpatientSqlRow, selectInpatients } from './inpatient.queries.ts';

const hourMs = 3_600_000;

/** The inpatients of a doctor, of a specialty or of the hospital, by ward and bed. */
export async function listInpatients(
  context: CallContext,
  request: CallInput<typeof contract.listInpatients>,
): Promise<Page<InpatientRow>> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now();
  const found = await selectInpatients(db, tenantId, {
    ...request,
    userId: actor.userId,
    now: now.toISOString(),
    resultsFrom: new Date(now.getTime() - newResultHours * hourMs).toISOString(),
  });
  const page = toPage(found, request.limit, (row) => [row.ward_key, row.bed_key, row.admission_id]);
  const balances = await findFluidBalances(
    context,
    page.rows.map((row) => row.patient_id),
  );
  return { ...page, rows: page.rows.map((row) => toInpatient(context, row, balances)) };
}

function toInpatient(
  context: CallContext,
  row: InpatientSqlRow,
  balances: ReadonlyMap<string, number>,
): InpatientRow {
  const { actor } = context;
  const today = todayOf(context);
  const readsDoses = mayUse(actor, ['mar.read', 'mar.admin']);
  const readsNursing = mayUse(actor, ['nursing.read', 'nursing.write']);
  return {
    id: row.admission_id,
    admissionNumber: row.admission_number,
    patient: {
      ...toNamedPatient(row),
      ageMonths: ageInMonths(row.date_of_birth, today),
      gender: row.gender,
      primaryDiagnosis: row.primary_diagnosis,
      news2: scoreOf(row),
      results: {
        count: row.new_results,
        abnormal: row.abnormal_results,
        critical: row.critical_results,
      },
      overdueDoses: readsDoses ? row.overdue_doses : null,
      fluidBalance: balances.get(row.patient_id) ?? null,
      tasks: readsNursing ? { open: row.open_tasks, overdue: row.overdue_tasks } : null,
    },
    bed:
      row.bed_number !== null && row.ward_id !== null && row.ward_name !== null
        ? { bedNumber: row.bed_number, wardId: row.ward_id, wardName: row.ward_name }
        : null,
    doctor: row.doctor,
    dayOfStay: dayOfStay(dateIn(actor.timeZone, new Date(row.admitted_at)), today),
  };
}

function scoreOf(row: InpatientSqlRow): InpatientRow['patient']['news2'] {
  if (row.total === null || row.scored_at === null) return null;
  return {
    total: row.total,
    before: row.total_before,
    response: row.response,
    recordedAt: row.scored_at,
    nextDueAt: nextSetAt(row),
  };
}
