import type { AuditFact } from '#database/audit/audit.ts';
import type { Db } from '#database/tables.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { type RowPlaces, rowPlacesOf } from '#kernel/access/row-places.ts';
import { concealRows, restrictedPatientsIn, seesRestricted, withheldNames } from '#kernel/access/withheld.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import type { Clock } from '#kernel/time/clock.ts';

/** Finds the running emergency accesses of a person to these patients, by the patient's id. */
export type FindEmergencyAccesses = (
  scope: { db: Db; actor: Actor; clock: Clock },
  patientIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface Asked {
  call: Call;
  actor: Actor;
  db: Db;
  clock: Clock;
}

/**
 * The one place where rows of restricted patients lose what their reader may not see: each withheld field, unless the
 * reader has emr.sensitive, an emergency access of theirs to this patient runs, or their work needs it (`workNeeds`).
 * What is shown by one of the last two is in the audit trail; no file takes it away.
 */
export class Concealment {
  readonly #namesOf: ReadonlyMap<Call, ReadonlySet<string>>;
  readonly #allNames: ReadonlySet<string>;
  readonly #placesOf: ReadonlyMap<Call, RowPlaces>;
  readonly #findEmergencyAccesses: FindEmergencyAccesses;

  constructor(calls: readonly Call[], findEmergencyAccesses: FindEmergencyAccesses) {
    this.#namesOf = new Map(calls.map((call) => [call, withheldNames(call.output)]));
    this.#placesOf = new Map(calls.map((call) => [call, rowPlacesOf(call.output)]));
    this.#allNames = new Set([...this.#namesOf.values()].flatMap((names) => [...names]));
    this.#findEmergencyAccesses = findEmergencyAccesses;
  }

  /** The answer as its reader may see it; what it opened to them is added to the facts of a read. */
  async answer({ call, actor, db, clock }: Asked, answer: unknown, facts: AuditFact[]): Promise<unknown> {
    const names = this.#namesOf.get(call)!;
    if (names.size === 0 || seesRestricted(actor)) return answer;
    const places = this.#placesOf.get(call)!;
    const restricted = [...restrictedPatientsIn(answer, places)];
    if (restricted.length === 0) return answer;
    const opened = isOpenedByEmergency(call)
      ? await this.#findEmergencyAccesses({ db, actor, clock }, restricted)
      : new Map<string, string>();
    const closed = new Set(restricted.filter((id) => !opened.has(id)));
    if (call.kind === 'read') {
      for (const [resourceId, emergencyAccessId] of opened) {
        const newValues = { call: call.id, emergencyAccessId };
        facts.push({ action: 'VIEW', resource: 'patients', resourceId, newValues });
      }
      for (const resourceId of isNeededForWork(call, actor) ? closed : []) {
        const newValues = { call: call.id, neededFor: call.workNeeds!.permission };
        facts.push({ action: 'VIEW', resource: 'patients', resourceId, newValues });
      }
    }
    return concealRows(answer, namesClosedTo(call, actor, names), closed, places);
  }

  /** A refusal as the person refused may see it: its facts can hold what is stored. */
  refusal(call: Call, actor: Actor, error: unknown): unknown {
    if (!(error instanceof AppError) || seesRestricted(actor)) return error;
    const closed = restrictedPatientsIn(error.facts);
    if (closed.size === 0) return error;
    const facts = concealRows(error.facts, namesClosedTo(call, actor, this.#allNames), closed);
    return new AppError(error.code, facts as AppError['facts'], { cause: error });
  }
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
