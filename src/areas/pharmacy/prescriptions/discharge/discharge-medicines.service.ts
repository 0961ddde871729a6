import { type DecidedMedicine, decideWith } from '#areas/inpatient/inpatient.public.ts';
import { openRecord } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { PrescriptionLine, WrittenLine } from '../prescription-line.contract.ts';
import { prescriptionLine } from '../prescription-line.contract.ts';
import { issue } from '../prescription.issues.ts';
import { cancelPrescription } from '../prescription.service.ts';
import { selectAdmission } from '../writing/checked-patient.queries.ts';
import { signLines } from '../writing/signing.service.ts';
import type * as contract from './discharge-medicines.contract.ts';
import type { RunningLine } from './discharge-medicines.contract.ts';
import {
  countOfStay,
  type RunningRow,
  selectRunningLines,
  selectUntouched,
} from './discharge-medicines.queries.ts';
import { continued, inSummary, isGivenOnce, takesNothingHome, wasWords } from './running-line.rules.ts';

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function readDischargeMedicines(
  context: CallContext,
  { admissionId }: CallInput<typeof contract.readDischargeMedicines>,
) {
  const { db, tenantId } = context;
  const admission = await selectAdmission(db, tenantId, admissionId);
  if (!admission) throw new AppError('NOT_FOUND');
  const { row } = await openRecord(context, admission.patient_id);
  const rows = await selectRunningLines(db, tenantId, admissionId, todayOf(context));
  context.audit({ action: 'VIEW', resource: 'admissions', resourceId: admissionId });
  return {
    patient: { id: row.id, isRestricted: row.is_restricted },
    lines: rows.map((line): RunningLine => ({
      ...plainLine(line),
      prescriptionNumber: line.prescription_number,
      isOnce: isGivenOnce(line.frequency),
    })),
  };
}

type Input = CallInput<typeof contract.dischargeWithMedicines>;

/**
 * The discharge with every running order decided on: what goes home is signed as a prescription, and the summary names
 * each order with what became of it and why. One signature, all of it or nothing.
 * @throws AppError FORBIDDEN, INVALID_INPUT at the field, SAFETY_STOP, what signing and deciding refuse
 */
export async function dischargeWithMedicines(context: CallContext, input: Input) {
  const module = 'admissions_enabled';
  if (!context.actor.modules[module]) throw new AppError('MODULE_OFF', { module });
  if (!can(context.actor, 'admissions.discharge')) {
    throw new AppError('FORBIDDEN', { permission: 'admissions.discharge' });
  }
  const { running, added, weightGrams, pregnancy, advice, reasons, ...decision } = input;
  const medicines = { running, added, weightGrams, pregnancy, advice, reasons };
  return decideWith(context, decision, (patientId) =>
    medicinesOf(context, { ...medicines, decision, patientId }),
  );
}

type Medicines = Pick<Input, 'running' | 'added' | 'weightGrams' | 'pregnancy' | 'advice' | 'reasons'>;
type Decision = Omit<Input, keyof Medicines>;

/** A line that goes home, with where it stands in the form and the order that it comes from. */
interface GoingHome {
  at: string;
  written: WrittenLine;
  order: PlainLine | null;
  fate: 'continued' | 'changed' | 'new';
  reason: string | null;
}

async function medicinesOf(
  context: CallContext,
  given: Medicines & { decision: Decision; patientId: string },
): Promise<DecidedMedicine[]> {
  const { db, tenantId } = context;
  const { decision } = given;
  const { admissionId } = decision;
  const rows = await selectRunningLines(db, tenantId, admissionId, todayOf(context));
  if (takesNothingHome(decision)) {
    if (given.running.length + given.added.length === 0) return [];
    throw invalidFields({ running: issue('nothingGoesHome') });
  }
  await refuseForeign(context, given, rows);
  const home = chosen(context, given, rows);
  const stopped = given.running.filter(({ choice }) => choice === 'stop');
  await cancelEarlier(context, admissionId);
  const signed = home.length === 0 ? [] : await sign(context, { ...given, home, rows });
  const ordered = new Map(rows.map((row) => [row.id, plainLine(row)]));
  return [
    ...home.map(({ fate, reason, order }, place) =>
      inSummary(signed[place]!, {
        ...{ fate, reason, lineId: order?.id ?? null },
        was: fate === 'changed' && order ? wasWords(order) : null,
      }),
    ),
    ...stopped.map(({ lineId, reason }) =>
      inSummary({ ...ordered.get(lineId)!, duration: '' }, { fate: 'stopped', reason, was: null, lineId }),
    ),
  ];
}

/** @throws AppError NOT_FOUND for what was never an order of this stay */
async function refuseForeign(
  { db, tenantId }: CallContext,
  { running, decision }: Pick<Medicines, 'running'> & { decision: Decision },
  rows: readonly RunningRow[],
): Promise<void> {
  const ids = new Set(rows.map(({ id }) => id));
  const others = running.map(({ lineId }) => lineId).filter((id) => !ids.has(id));
  if (others.length === 0) return;
  const known = await countOfStay(db, tenantId, decision.admissionId, others);
  if (known < new Set(others).size) throw new AppError('NOT_FOUND');
}

/** @throws AppError INVALID_INPUT where an order is left out, is not what it was, or has no reason */
function chosen(
  context: CallContext,
  { running, added }: Pick<Medicines, 'running' | 'added'>,
  rows: readonly RunningRow[],
): GoingHome[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const decided = new Set(running.map(({ lineId }) => lineId));
  const open = rows.filter(({ id, frequency }) => !decided.has(id) && !isGivenOnce(frequency));
  const isOther = running.some(({ lineId, version }) => known.get(lineId)?.version !== version);
  if (open.length > 0 || isOther || decided.size < running.length) {
    throw invalidFields({ running: issue('ordersChanged') });
  }
  const wrong = running.flatMap(({ choice, reason, line }, place): [string, string][] => {
    if (choice !== 'continue' && reason === null)
      return [[`running.${place}.reason`, issue('fateUnreasoned')]];
    if (choice === 'change' && line === null) return [[`running.${place}.line.name`, issue('nameMissing')]];
    return [];
  });
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong));
  const today = todayOf(context);
  return [
    ...running.flatMap(({ lineId, choice, reason, line }, place): GoingHome[] => {
      const order = plainLine(known.get(lineId)!);
      const at = `running.${place}.line`;
      if (choice === 'stop') return [];
      if (choice === 'change') return [{ at, order, reason, written: line!, fate: 'changed' }];
      return [{ at, order, reason, written: continued(order, line, today), fate: 'continued' }];
    }),
    ...added.map((written, place): GoingHome => {
      return { at: `added.${place}`, written, order: null, fate: 'new', reason: null };
    }),
  ];
}

/** What an earlier decision signed is not handed out beside what this one signs. */
async function cancelEarlier(context: CallContext, admissionId: string): Promise<void> {
  const earlier = await selectUntouched(context.db, context.tenantId, admissionId);
  for (const { id: prescriptionId, version } of earlier) {
    await cancelPrescription(context, { prescriptionId, version, reason: 'The discharge was decided again' });
  }
}

async function sign(
  context: CallContext,
  {
    home,
    rows,
    decision,
    patientId,
    weightGrams,
    pregnancy,
    advice,
    reasons,
  }: Medicines & {
    home: readonly GoingHome[];
    rows: readonly RunningRow[];
    decision: Decision;
    patientId: string;
  },
): Promise<PlainLine[]> {
  const { admissionId, diagnoses, followUpDate } = decision;
  const written = {
    ...{ patientId, kind: 'outpatient' as const, admissionId: null, consultationId: null, draftId: null },
    diagnosis: diagnoses.join('; ').slice(0, longestDiagnosis).toWellFormed() || null,
    ...{ advice, nextVisit: followUpDate, weightGrams, pregnancy, reasons },
    lines: home.map((one) => one.written),
  };
  const ending = new Set(rows.map(({ id }) => id));
  try {
    const { lines } = await signLines(context, written, { admissionId, ending });
    return lines;
  } catch (error) {
    throw atFormFields(error, home);
  }
}

const longestDiagnosis = 2000;

/** What signing says of its lines, said where they stand in the form. */
function atFormFields(error: unknown, home: readonly GoingHome[]): unknown {
  if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') return error;
  const { fields } = error.facts as { fields?: Record<string, unknown> };
  if (!fields) return error;
  const placed = Object.entries(fields).map(([field, told]) => {
    const [, place, rest] = /^lines\.(\d+)\.(.+)$/.exec(field) ?? [];
    const at = place === undefined ? undefined : home[Number(place)]?.at;
    if (at !== undefined) return [`${at}.${rest}`, told];
    return [field === 'nextVisit' ? 'followUpDate' : field, told];
  });
  return new AppError('INVALID_INPUT', { ...error.facts, fields: Object.fromEntries(placed) });
}

type PlainLine = Omit<PrescriptionLine, 'events'>;

function plainLine(row: RunningRow): PlainLine {
  const { events: _none, ...line } = toRecord(prescriptionLine, row, { events: [] });
  return line;
}
