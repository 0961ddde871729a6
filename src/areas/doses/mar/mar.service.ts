import { toNamedPatient } from '#database/people/named-patient.ts';
import { inShort, readAllergies } from '#areas/patients/patients.public.ts';
import { sql } from 'kysely';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { asNeededNow } from '../administration/dose-preparing.service.ts';
import { selectDoseRows } from '../administration/dose.queries.ts';
import { toPlainDose } from '../administration/dose.record.ts';
import { dosageOf, watchedOf } from '../administration/dose.rules.ts';
import * as contract from './mar.contract.ts';
import type { MarLine, PatientMar } from './mar.contract.ts';
import type { StayLineRow, StoredGridDose } from './mar.queries.ts';
import * as queries from './mar.queries.ts';
import { courseOn, inOrderOfDue } from './line.rules.ts';

const hourMs = 3_600_000;

export async function readMarGrid(
  { db, tenantId, actor, clock }: CallContext,
  input: CallInput<typeof contract.readMarGrid>,
): Promise<CallOutput<typeof contract.readMarGrid>> {
  const now = clock.now();
  const first = input.from ? Date.parse(input.from) : now.getTime() - contract.gridHoursBefore * hourMs;
  const from = new Date(Math.floor(first / hourMs) * hourMs);
  const span = {
    from: from.toISOString(),
    to: new Date(from.getTime() + contract.gridHours * hourMs).toISOString(),
    now: now.toISOString(),
  };
  const nurseId = input.scope === 'mine' ? actor.userId : undefined;
  const wanted = { ...span, wardId: input.wardId, nurseId, limit: sizeLimits.marPatientRows };
  const rows = await queries.selectGrid(db, tenantId, wanted);
  return {
    ...span,
    rows: rows.map((row) => ({
      admissionId: row.admission_id,
      patient: { ...toNamedPatient(row), doses: row.doses.map(toGridDose), unreadOrders: row.unread_orders },
      bed: { bedNumber: row.bed_number, wardId: row.ward_id, wardName: row.ward_name },
    })),
  };
}

function toGridDose({ name, strength, dose, share, ...known }: StoredGridDose): contract.GridDose {
  const listed =
    known.isHighAlert === null ? undefined : { isHighAlert: known.isHighAlert, isControlled: false };
  return {
    ...known,
    isHighAlert: watchedOf({ name, strength, dosage_form: null, route: known.route }, listed).isHighAlert,
    medicationName: [name, strength].filter(Boolean).join(' '),
    dosage: dosageOf(dose, share),
  };
}

/** @throws AppError NOT_FOUND */
export async function readPatientMar(
  context: CallContext,
  input: CallInput<typeof contract.readPatientMar>,
): Promise<PatientMar> {
  const { db, tenantId, clock } = context;
  const { admissionId } = input;
  const day = input.day ?? todayOf(context);
  const { start, end } = spanOf(context, input.span, day);
  const stay = await queries.selectStay(db, tenantId, admissionId);
  if (!stay) throw new AppError('NOT_FOUND');
  const [lines, doses, allergies] = await Promise.all([
    queries.selectStayLines(db, tenantId, { admissionId, today: todayOf(context), day, start, end }),
    selectDoseRows(
      db,
      tenantId,
      sql`dose.admission_id = ${admissionId}::uuid and dose.scheduled_at >= ${start}::timestamptz
        and dose.scheduled_at < ${end}::timestamptz`,
      sizeLimits.marDoseRows,
    ),
    readAllergies(context, stay.patient_id),
  ]);
  const now = clock.now().toISOString();
  const shown: MarLine[] = [];
  for (const line of lines) {
    const own = doses.filter((dose) => dose.line_id === line.id).map(toPlainDose);
    shown.push({
      ...toLine(line, day),
      asNeeded: await asNeededOf(context, line, admissionId, now),
      doses: own,
    });
  }
  context.audit({
    action: 'VIEW',
    resource: 'admissions',
    resourceId: admissionId,
    newValues: { document: 'doses', day },
  });
  return {
    now,
    day,
    admissionId,
    admissionNumber: stay.admission_number,
    isActive: stay.status === 'active',
    bed:
      stay.bed_number === null || stay.ward_id === null
        ? null
        : { bedNumber: stay.bed_number, wardId: stay.ward_id, wardName: stay.ward_name ?? '' },
    patient: {
      ...toNamedPatient(stay),
      allergies: inShort(allergies),
      lines: inOrderOfDue(shown),
    },
  };
}

/** From when and before when doses are told. */
function spanOf({ actor, clock }: CallContext, span: 'day' | 'recent', day: string) {
  if (span === 'day') return dayBounds(actor.timeZone, day);
  const now = clock.now().getTime();
  return { start: new Date(now - 24 * hourMs).toISOString(), end: new Date(now).toISOString() };
}

function toLine(line: StayLineRow, day: string): Omit<MarLine, 'asNeeded' | 'doses'> {
  const { is_high_alert: marked } = line;
  const listed =
    marked === null ? undefined : { isHighAlert: marked, isControlled: line.is_controlled === true };
  const { isHighAlert, isControlled } = watchedOf(line, listed);
  return {
    id: line.id,
    prescriptionId: line.prescription_id,
    medicationName: [line.name, line.strength].filter(Boolean).join(' '),
    dose: line.dose,
    route: line.route,
    frequency: line.frequency,
    instruction: line.instruction,
    food: line.food,
    indication: line.prn_indication ?? line.diagnosis,
    prescriberName: line.prescriber_name,
    course: courseOn(day, { startsOn: line.starts_on, endsOn: line.ends_on }),
    state: line.state,
    stateReason: line.state_reason,
    order: {
      news: line.news,
      changedAt: line.state_at,
      changedByName: line.state_by_name,
      acknowledgement: line.read_at === null ? null : { name: line.read_by_name ?? '', at: line.read_at },
    },
    isInList: line.is_high_alert !== null,
    isHighAlert,
    isControlled,
  };
}

async function asNeededOf(context: CallContext, line: StayLineRow, admissionId: string, now: string) {
  if (line.frequency !== 'SOS') return null;
  const order = { ...line, line_id: line.id, admission_id: admissionId };
  const { givenIn24Hours, nextAt } = await asNeededNow(context, order, now);
  return {
    indication: line.prn_indication,
    minimumMinutes: line.prn_minimum_minutes,
    maximum: line.prn_maximum,
    givenIn24Hours,
    nextAt,
  };
}
