import { sql } from 'kysely';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { can } from '#kernel/access/actor.ts';
import { type Permission, permissionCodes } from '#kernel/access/permissions.ts';
import { withheldNames } from '#kernel/access/withheld.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import { aRequest, type Hospital, type TestSystem } from '../hospital.ts';
import type { Operation } from '../inputs/api-operations.ts';
import { inputWith, kindOf, ownIdFields } from '../inputs/operation-input.ts';
import type { KnownIds } from './area-fixture.ts';

export interface ClosedRole {
  name: string;
  permissions: readonly Permission[];
}

/** Every delivered role that does not see sensitive data, and one that holds all else. */
export const closedRoles: readonly ClosedRole[] = [
  ...systemRolesOf(false).filter(
    (role) => !role.isAdministrator && !role.permissions.includes('emr.sensitive'),
  ),
  {
    name: 'holder of every permission but emr.sensitive',
    permissions: permissionCodes.filter((one) => one !== 'emr.sensitive' && one !== 'super_admin'),
  },
];

/** Lists and parts whose inner fields count under their own name. */
const wholes = new Set(['items', 'tests', 'item', 'lines', 'findings', 'covered', 'package']);

/** Asks calls as people would, and names the fields of their answers that tell what is to be kept. */
export class TellingAnswers {
  readonly #opened: TestSystem;
  readonly #tells: RegExp;
  readonly #searches: readonly string[];
  calls = 0;

  /** `tells` finds what is to be kept in a text; `searches` are the words that are searched for. */
  constructor(opened: TestSystem, tells: RegExp, searches: readonly string[]) {
    this.#opened = opened;
    this.#tells = tells;
    this.#searches = searches;
  }

  /** What a call answers or refuses with, as it would be sent. */
  async said(operation: Operation, input: Record<string, unknown>, token: string): Promise<unknown> {
    this.calls += 1;
    try {
      return await this.#opened.system.dispatcher.run(operation.id, input, aRequest({ token }));
    } catch (error) {
      if (!isAppError(error)) throw new Error(`${operation.id} failed`, { cause: error });
      return { code: error.code, facts: error.facts };
    }
  }

  /** Every way to ask: with what it cannot do without, narrowed to each record it can name, and by each search. */
  inputsOf(operation: Operation, known: KnownIds): Record<string, unknown>[] {
    const plain = inputWith(operation, known);
    const narrowed = ownIdFields(operation).flatMap((path) => {
      const kind = kindOf(operation, path);
      return kind === undefined ? [] : [inputWith(operation, known, { path, value: known[kind] })];
    });
    const names = Object.keys(operation.input.properties ?? {});
    const required = requiredOf(operation, plain);
    const whole = names.includes('limit') ? [{ ...required, limit: 20 }] : [required];
    const days = names.includes('from') ? [{ ...required, from: '2031-05-05', to: '2031-05-05' }] : [];
    const searches = names.includes('search') ? this.#searches : [];
    return [...whole, ...days, ...narrowed, plain, ...searches.map((search) => ({ ...required, search }))];
  }

  /** The names of the fields of an answer that tell something, the outermost withheld one of each. */
  toldBy(operation: Operation, answer: unknown): string[] {
    return this.#tellingFields(answer, withheldNames(this.callOf(operation.id).output));
  }

  #tellingFields(value: unknown, withheld: ReadonlySet<string>, name = ''): string[] {
    if (typeof value === 'string') return this.#tells.test(value) ? [name] : [];
    if (Array.isArray(value)) return value.flatMap((one) => this.#tellingFields(one, withheld, name));
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, one]) =>
      this.#tellingFields(one, withheld, wholes.has(name) || withheld.has(name) ? name : key),
    );
  }

  callOf(id: string): Call {
    return this.#opened.system.dispatcher.calls.get(id)!.call;
  }

  /** The fields that a person may be told, because their work needs them in this call. */
  neededFields(operation: Operation, permissions: readonly Permission[]): readonly string[] {
    const { workNeeds } = this.callOf(operation.id);
    const holder = { permissions: new Set(permissions), isAdministrator: false };
    return workNeeds && can(holder, workNeeds.permission) ? workNeeds.fields : [];
  }

  /** The fields that tell what the role's work does not need, each after its call. */
  toldBeyond(operation: Operation, role: ClosedRole, value: unknown): string[] {
    const needed = this.neededFields(operation, role.permissions);
    return this.toldBy(operation, value)
      .filter((field) => !needed.includes(field))
      .map((field) => `${operation.id} ${field}`);
  }

  /** True when the audit trail tells that this person was shown a closed row in this call. */
  async isNoted(hospital: Hospital, userId: string, operation: Operation): Promise<boolean> {
    const row = await this.#opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('id')
        .where('tenant_id', '=', hospital.tenantId)
        .where('user_id', '=', userId)
        .where('action', '=', 'VIEW')
        .where(sql<boolean>`new_values->>'call' = ${operation.id}`)
        .executeTakeFirst(),
    );
    return row !== undefined;
  }
}

function requiredOf({ input }: Operation, given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => input.required?.includes(name)));
}
