import { requireRoom } from '#areas/subscriptions/subscriptions.public.ts';
import { counterSteps } from '#database/counters.ts';
import { appendSteps } from '#database/counting/open-steps.ts';
import { figureSteps } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { accountOf } from '#kernel/access/actor.ts';
import { mayChangeState } from '#kernel/access/guarded-states.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { isUuid, newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { addSteps, patientSteps } from '../figures/patient.figures.ts';
import { insertRegistered } from '../allergies/registering.service.ts';
import { countRecords, type PatientRow } from '../patients/patient.queries.ts';
import { derivedColumns } from '../patients/patient.record.ts';
import { formatPatientNumber, sortName, withoutApostrophes } from '../patients/patient.rules.ts';
import type { ImportBatch, ImportSource, RefusedRow, StoredPatients } from './patient-import.contract.ts';
import { issue } from './patient-import.issues.ts';
import {
  addToImport,
  insertIdentifiers,
  insertPatientsAsJson,
  selectKnownIdentities,
  selectPatientIds,
  selectRestrictedNames,
} from './patient-import.queries.ts';
import {
  identitiesOf,
  type Identity,
  isOfContent,
  isRefused,
  type JudgedRow,
  judgeRow,
  refusedRow,
  tableIdSystem,
} from './patient-import.rules.ts';

interface Newcomer {
  row: JudgedRow;
  identities: Identity[];
}

/** Adds the rows that are valid and not there yet; a refused row leaves nothing of itself. */
export async function storePatients(
  context: CallContext,
  { source, rows, importId }: ImportBatch,
): Promise<StoredPatients> {
  const today = dateIn(context.actor.timeZone, context.clock.now());
  const judged = rows.map((row) => refusingState(context, judgeRow(row, today)));
  const refused = judged.filter(isRefused);
  const valid = judged.filter((row): row is JudgedRow => !isRefused(row));
  const newcomers = valid.length > 0 ? await findNewcomers(context, source, valid, refused) : [];
  const added = newcomers.length > 0 ? await addPatients(context, { id: importId, source }, newcomers) : [];
  const present = rows.length - added.length - refused.length;
  const numbers = added.length > 0 ? [added.at(0)!.patient_number, added.at(-1)!.patient_number] : null;
  context.audit({
    action: 'IMPORT',
    resource: 'patients',
    newValues: { source, added: added.length, present, refused: refused.length, numbers },
  });
  if (added.length > 0) context.announce('patients');
  return { added: added.map(({ id, version }) => ({ id, version })), present, refused };
}

/** A record cannot be brought into a state that the person may not give it. */
function refusingState({ actor }: CallContext, row: JudgedRow | RefusedRow): JudgedRow | RefusedRow {
  if (isRefused(row) || mayChangeState(actor, 'patient', null, row.values.status)) return row;
  return refusedRow(row.line, { status: issue('statusForbidden') });
}

/** The rows of people who are not there yet, each once; an id that belongs to somebody else is refused. */
async function findNewcomers(
  context: CallContext,
  source: ImportSource,
  rows: JudgedRow[],
  refused: RefusedRow[],
): Promise<Newcomer[]> {
  const { db, tenantId } = context;
  const candidates = await Promise.all(
    rows.map(async (row) => ({ row, identities: await identitiesOf(source, row) })),
  );
  const recordIds = source === 'openward' ? rows.map((row) => row.externalId).filter(isUuid) : [];
  const seesAll = seesRestricted(context.actor);
  const names = rows.map((row) => sortName(row.values));
  const [known, ownRecords, closedNames] = await Promise.all([
    selectKnownIdentities(
      db,
      tenantId,
      candidates.flatMap(({ identities }) => identities),
    ),
    selectPatientIds(db, tenantId, recordIds),
    seesAll ? new Set<string>() : selectRestrictedNames(db, tenantId, names),
  ]);
  const people = new Map<string, Owner>(
    known.map((entry) => [keyOf(entry), { ...entry, isClosed: entry.is_restricted && !seesAll }]),
  );
  const records = new Set(ownRecords);
  const newcomers: Newcomer[] = [];
  for (const { row, identities } of candidates) {
    const owners = identities.map((identity) => people.get(keyOf(identity)));
    const owner = owners.find((one) => one && !(one.isClosed && isOfContent(one)));
    if (owner && isSomebodyElse(owner, row)) {
      refused.push(refusedRow(row.line, { externalId: issue('idOfAnother') }));
    } else if (!owner && !records.has(row.externalId)) {
      if (closedNames.has(sortName(row.values))) {
        refused.push(refusedRow(row.line, { lastName: issue('namesakeRestricted') }));
        continue;
      }
      const free = identities.filter((identity) => !people.has(keyOf(identity)));
      newcomers.push({ row, identities: free });
      const person = { sort_name: sortName(row.values), date_of_birth: row.values.dateOfBirth };
      for (const identity of free) people.set(keyOf(identity), { ...identity, ...person, isClosed: false });
    }
  }
  return newcomers;
}

interface Owner extends Identity {
  sort_name: string;
  date_of_birth: string;
  /**
   * A restricted patient, to somebody who may not see the record: known by name and id alone. Were more compared, the
   * one row of many that is answered otherwise would tell what is right.
   */
  isClosed: boolean;
}

function keyOf({ system, value }: Identity): string {
  return `${system} ${value}`;
}

// Two tables may both number their people from 1; a corrected name or a corrected birth date is still one person.
function isSomebodyElse(owner: Owner, { values }: JudgedRow): boolean {
  if (owner.system !== tableIdSystem || withoutApostrophes(owner.sort_name) === sortName(values))
    return false;
  return owner.isClosed || owner.date_of_birth !== values.dateOfBirth;
}

async function addPatients(
  context: CallContext,
  { id: importId, source }: { id: string; source: ImportSource },
  newcomers: Newcomer[],
): Promise<PatientRow[]> {
  const { db, tenantId, actor, clock } = context;
  const count = newcomers.length;
  await requireRoom(context, { what: 'patients', adding: count, count: () => countRecords(db, tenantId) });
  const firstNumber = await context.counting.take('patients.number', count);
  const now = clock.now().toISOString();
  const rows = newcomers.map(({ row }, index): PatientRow => {
    const { status, ...values } = row.values;
    const patientNumber = formatPatientNumber(firstNumber + index);
    return {
      tenant_id: tenantId,
      id: newId(),
      patient_number: patientNumber,
      ...derivedColumns({ ...values, patientNumber, isRestricted: false }),
      status,
      import_id: importId,
      created_at: now,
      updated_at: now,
      version: 1,
    };
  });
  await addToImport(db, {
    tenant_id: tenantId,
    id: importId,
    source,
    added: count,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
  });
  await insertPatientsAsJson(db, rows);
  const whose = { tenantId, by: accountOf(actor), at: now };
  const registered = newcomers.map(({ row: { values } }, index) => {
    const said = { allergyStatus: values.allergyStatus, allergies: values.allergies };
    return { ...whose, patientId: rows[index]!.id, said };
  });
  await insertRegistered(db, registered);
  const identifiers = newcomers.flatMap(({ identities }, index) =>
    identities.map((identity) => ({ ...identity, patientId: rows[index]!.id })),
  );
  await insertIdentifiers(db, tenantId, identifiers);
  const today = dateIn(context.actor.timeZone, clock.now());
  await appendSteps(db, tenantId, [
    ...counterSteps({
      ...addSteps(newcomers.map(({ row }) => patientSteps(null, row.values))),
      'patients.total': count,
    }),
    ...figureSteps(today, { 'patients.registered': count }),
  ]);
  return rows;
}
