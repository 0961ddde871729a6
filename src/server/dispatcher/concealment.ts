import type { AuditFact } from '#database/audit/audit.ts';
import type { Db } from '#database/tables.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { type RowPlaces, rowPlacesOf } from '#kernel/access/row-places.ts';
import {
  concealRecords,
  concealRows,
  patientsIn,
  seesRestricted,
  withheldNames,
} from '#kernel/access/withheld.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import type { Clock } from '#kernel/time/clock.ts';

/** Finds the running emergency accesses of a person to these patients, by the patient's id. */
export type FindEmergencyAccesses = (
  scope: { db: Db; actor: Actor; clock: Clock },
  patientIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/**
 * Finds what was made from sensitive consultations of these patients that are closed to a person: the ids of the records,
 * each with its patient's.
 */
export type FindClosedRecords = (
  db: Db,
  reader: { tenantId: string; userId: string },
  patientIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface Finders {
  findEmergencyAccesses: FindEmergencyAccesses;
  findClosedRecords: FindClosedRecords;
}

interface Asked {
  call: Call;
  actor: Actor;
  db: Db;
  clock: Clock;
}

/** What of an answer is closed to its reader. */
interface Closed {
  /** Restricted patients. */
  patients: ReadonlySet<string>;
  /** Made from a sensitive consultation, each with its patient's id. */
  records: ReadonlyMap<string, string>;
}

/**
 * The one place where rows of restricted patients, and of what was made from a sensitive consultation, lose what their
 * reader may not see: each withheld field, unless the reader has emr.sensitive, wrote that consultation, an emergency
 * access of theirs to this patient runs, or their work needs it (`workNeeds`). What is shown by one of the last two is in
 * the audit trail; no file takes it away.
 */
export class Concealment {
  readonly #namesOf: ReadonlyMap<Call, ReadonlySet<string>>;
  readonly #allNames: ReadonlySet<string>;
  readonly #placesOf: ReadonlyMap<Call, RowPlaces>;
  readonly #finders: Finders;

  constructor(calls: readonly Call[], finders: Finders) {
    this.#namesOf = new Map(calls.map((call) => [call, withheldNames(call.output)]));
    this.#placesOf = new Map(calls.map((call) => [call, rowPlacesOf(call.output)]));
    this.#allNames = new Set([...this.#namesOf.values()].flatMap((names) => [...names]));
    this.#finders = finders;
  }

  /** The answer as its reader may see it; what it opened to them is added to the facts of a read. */
  async answer(asked: Asked, answer: unknown, facts: AuditFact[]): Promise<unknown> {
    const { call, actor } = asked;
    const names = this.#namesOf.get(call)!;
    if (names.size === 0 || seesRestricted(actor)) return answer;
    const places = this.#placesOf.get(call)!;
    const { opened, closed } = await this.#closedOf(asked, patientsIn(answer, places));
    if (call.kind === 'read') facts.push(...openedFacts(call, actor, opened, closed));
    return concealed(answer, namesClosedTo(call, actor, names), closed, places);
  }

  /** A refusal as the person refused may see it: its facts can hold what is stored. */
  async refusal(
    { call, actor }: Pick<Asked, 'call' | 'actor'>,
    error: unknown,
    inTenant: (work: (db: Db) => Promise<Closed>) => Promise<Closed>,
  ): Promise<unknown> {
    if (!(error instanceof AppError) || seesRestricted(actor)) return error;
    const patients = patientsIn(error.facts);
    if (patients.size === 0) return error;
    const closed = await inTenant(async (db) => ({
      patients: restrictedOf(patients),
      records: await this.#finders.findClosedRecords(db, readerOf(actor), [...patients.keys()]),
    }));
    if (closed.patients.size === 0 && closed.records.size === 0) return error;
    const facts = concealed(error.facts, namesClosedTo(call, actor, this.#allNames), closed);
    return new AppError(error.code, facts as AppError['facts'], { cause: error });
  }

  /** The ids of what was made from sensitive consultations of a patient and is closed to a reader of the record. */
  async closedRecordsOf({ call, actor, db, clock }: Asked, patientId: string): Promise<ReadonlySet<string>> {
    if (seesRestricted(actor)) return new Set();
    const { closed } = await this.#closedOf({ call, actor, db, clock }, new Map([[patientId, false]]));
    return new Set(closed.records.keys());
  }

  async #closedOf({ call, actor, db, clock }: Asked, patients: ReadonlyMap<string, boolean>) {
    const restricted = restrictedOf(patients);
    const others = [...patients.keys()].filter((id) => !restricted.has(id));
    const records = await this.#finders.findClosedRecords(db, readerOf(actor), others);
    const asked = new Set([...restricted, ...records.values()]);
    const opened =
      asked.size > 0 && isOpenedByEmergency(call)
        ? await this.#finders.findEmergencyAccesses({ db, actor, clock }, [...asked])
        : new Map<string, string>();
    const closed: Closed = {
      patients: new Set([...restricted].filter((id) => !opened.has(id))),
      records: new Map([...records].filter(([, patientId]) => !opened.has(patientId))),
    };
    return { opened, closed };
  }
}

function readerOf({ tenantId, userId }: Actor) {
  return { tenantId, userId };
}

function restrictedOf(patients: ReadonlyMap<string, boolean>): ReadonlySet<string> {
  return new Set([...patients].filter(([, isRestricted]) => isRestricted).map(([id]) => id));
}

/** What the audit trail is told of records that were opened to their reader. */
function openedFacts(
  call: Call,
  actor: Actor,
  opened: ReadonlyMap<string, string>,
  closed: Closed,
): AuditFact[] {
  const fact = (resourceId: string, newValues: Record<string, unknown>): AuditFact => ({
    action: 'VIEW',
    resource: 'patients',
    resourceId,
    newValues: { call: call.id, ...newValues },
  });
  const byEmergency = [...opened].map(([id, emergencyAccessId]) => fact(id, { emergencyAccessId }));
  if (!isNeededForWork(call, actor)) return byEmergency;
  const needed = new Set([...closed.patients, ...closed.records.values()]);
  const neededFor = call.workNeeds!.permission;
  return [...byEmergency, ...[...needed].map((id) => fact(id, { neededFor }))];
}

/** The answer without the named fields of what is closed. */
function concealed(answer: unknown, names: ReadonlySet<string>, closed: Closed, places?: RowPlaces): unknown {
  const rows = closed.patients.size === 0 ? answer : concealRows(answer, names, closed.patients, places);
  return closed.records.size === 0 ? rows : concealRecords(rows, names, new Set(closed.records.keys()));
}

/** An emergency access reads: neither a file nor the answer of a write is opened by it. */
function isOpenedByEmergency({ kind, exports, emergencyWrite }: Call): boolean {
  return exports === undefined && (kind === 'read' || emergencyWrite !== undefined);
}

function isNeededForWork({ workNeeds, exports }: Call, actor: Actor): boolean {
  return workNeeds !== undefined && exports === undefined && can(actor, workNeeds.permission);
}

function namesClosedTo(call: Call, actor: Actor, names: ReadonlySet<string>): ReadonlySet<string> {
  return isNeededForWork(call, actor)
    ? new Set([...names].filter((name) => !call.workNeeds!.fields.includes(name)))
    : names;
}
