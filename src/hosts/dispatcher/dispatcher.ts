import { AccessLog } from '#database/audit/access-log.ts';
import { type AuditFact, type AuditOrigin, writeAudit } from '#database/audit/audit.ts';
import type { Database } from '#database/database.ts';
import {
  type CallContext,
  type CallerRequest,
  callsOf,
  type HandledCall,
  type HostServices,
  type PublicContext,
  type ServerArea,
} from '#database/handler.ts';
import { findAnswer, type IdempotencyKey, storeAnswer } from '#database/idempotency.ts';
import { sha256 } from '#database/sha256.ts';
import type { Db } from '#database/tables.ts';
import { type Actor, can, hasModule } from '#kernel/access/actor.ts';
import { AppError, invalidFields, isAppError } from '#kernel/app-error.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { Call } from '#kernel/define-call.ts';
import { isUuid } from '#kernel/ids.ts';
import { ErrorStatuses } from './error-statuses.ts';
import { toAppError } from './refusals.ts';

export interface DispatcherOptions {
  database: Database;
  clock: Clock;
  services: HostServices;
  areas: readonly ServerArea[];
  /** Finds who holds a session token, or null when nobody (any more) does; a call that nobody made by hand does not keep it alive. */
  authenticate(token: string, isUnattended: boolean): Promise<Actor | null>;
  /** Finds the running emergency access of a person to a patient; undefined when there is none. */
  findEmergencyAccess(
    scope: { db: Db; actor: Actor; clock: Clock },
    patientId: string,
  ): Promise<string | undefined>;
  /** Counts a page that somebody took away as a file, and tells of large exports. */
  countExport(
    context: Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock' | 'announce'>,
    page: { call: string; rows: number },
  ): Promise<void>;
  /** Hears, after the commit, which topics of a tenant changed. */
  onChange(tenantId: string, topics: readonly string[]): void;
}

interface Authorized {
  actor: Actor;
  facts: AuditFact[];
}

type Handler = (context: unknown, input: unknown) => Promise<unknown>;

/**
 * The one way into the system, the same in every host: session → permission → module → parse → tenant
 * transaction → handler → audit → reply. Anything it throws is an AppError or a defect.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #accessLog: AccessLog;
  readonly statuses: ErrorStatuses;
  readonly calls: ReadonlyMap<string, HandledCall>;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#accessLog = new AccessLog(options.database);
    const handled = options.areas.flatMap(callsOf);
    this.statuses = new ErrorStatuses(options.areas);
    this.calls = new Map(handled.map((entry) => [entry.call.id, entry]));
    if (this.calls.size !== handled.length) throw new Error('Two calls share one id.');
    const undeclared = handled.find((entry) => !entry.call.access);
    if (undeclared) throw new Error(`The call ${undeclared.call.id} declares no permission.`);
  }

  /** Runs a call by its id with unchecked input. */
  async run(id: string, input: unknown, request: CallerRequest): Promise<unknown> {
    const handled = this.calls.get(id);
    if (!handled) throw new AppError('NOT_FOUND');
    const { call } = handled;
    const handler = handled.handler as Handler;
    try {
      if (call.access === 'public') return await this.#runPublic(call, handler, input, request);
      const { actor, facts } = await this.#authorize(call, input, request);
      const parsed = parseInput(call, input);
      return call.kind === 'read'
        ? await this.#runRead(call, handler, actor, parsed, request, facts)
        : await this.#runWrite(call, handler, actor, parsed, request, facts);
    } catch (error) {
      throw toAppError(error);
    }
  }

  async #runPublic(call: Call, handler: Handler, input: unknown, request: CallerRequest) {
    const { database, clock, services } = this.#options;
    const announce = (tenantId: string, topic: string) => this.#options.onChange(tenantId, [topic]);
    const authenticate = () => this.#authenticate(request);
    const context: PublicContext = { database, clock, services, request, authenticate, announce };
    return call.output.parse(await handler(context, parseInput(call, input)));
  }

  async #authenticate({ token, isUnattended, shownTo }: CallerRequest): Promise<Actor | null> {
    const actor = token ? await this.#options.authenticate(token, isUnattended) : null;
    return actor && (shownTo ?? actor.userId) === actor.userId ? actor : null;
  }

  /** Who may make the call, and what the audit trail must say of how they may. */
  async #authorize(call: Call, input: unknown, request: CallerRequest): Promise<Authorized> {
    const actor = await this.#authenticate(request);
    if (!actor) throw new AppError('SIGNED_OUT');
    if (actor.mustSetUpSecondFactor && !call.beforeSecondFactor) {
      throw new AppError('TWO_FACTOR_SETUP_REQUIRED');
    }
    const facts: AuditFact[] = [];
    if (call.access !== 'signed-in' && call.access !== 'public' && !can(actor, call.access)) {
      const resourceId = await this.#emergencyAccess(call, actor, input);
      if (resourceId === undefined) throw new AppError('FORBIDDEN', { permission: call.access });
      const newValues = { call: call.id };
      facts.push({ action: 'EMERGENCY_USED', resource: 'emergency_access', resourceId, newValues });
    }
    if (call.exports && !can(actor, call.exports)) {
      throw new AppError('FORBIDDEN', { permission: call.exports });
    }
    if (call.module && !hasModule(actor, call.module))
      throw new AppError('MODULE_OFF', { module: call.module });
    return { actor, facts };
  }

  async #emergencyAccess(call: Call, actor: Actor, input: unknown): Promise<string | undefined> {
    if (call.emergency === undefined || !can(actor, 'emr.read')) return undefined;
    const patientId: unknown = Object(input)[call.emergency];
    if (typeof patientId !== 'string' || !isUuid(patientId)) return undefined;
    const { database, clock } = this.#options;
    return database.inTenant(actor.tenantId, 'read', (db) =>
      this.#options.findEmergencyAccess({ db, actor, clock }, patientId),
    );
  }

  async #runRead(
    call: Call,
    handler: Handler,
    actor: Actor,
    input: unknown,
    request: CallerRequest,
    facts: AuditFact[],
  ) {
    const output = await this.#options.database.inTenant(actor.tenantId, 'read', (db) =>
      handler(this.#context(db, actor, request, facts, []), input),
    );
    const answer = call.output.parse(output);
    await Promise.all([
      this.#accessLog.append(this.#origin(actor, request), facts),
      call.exports && this.#countExport(call, actor, (answer as { rows: unknown[] }).rows.length),
    ]);
    return answer;
  }

  /** Nothing leaves the hospital that was not counted. */
  async #countExport(call: Call, actor: Actor, rows: number): Promise<void> {
    const { database, clock } = this.#options;
    const { tenantId } = actor;
    const topics: string[] = [];
    const announce = (topic: string) => void topics.push(topic);
    await database.inTenant(tenantId, 'write', (db) =>
      this.#options.countExport({ db, tenantId, actor, clock, announce }, { call: call.id, rows }),
    );
    if (topics.length > 0) this.#options.onChange(tenantId, topics);
  }

  async #runWrite(
    call: Call,
    handler: Handler,
    actor: Actor,
    input: unknown,
    request: CallerRequest,
    facts: AuditFact[],
  ) {
    const key = await readKey(call, actor, input, request);
    const topics: string[] = [];
    try {
      const answer = await this.#options.database.inTenant(actor.tenantId, 'write', async (db) => {
        const output = await handler(this.#context(db, actor, request, facts, topics), input);
        const checked = call.output.parse(output);
        if (facts.length === 0 && !call.unaudited)
          throw new Error(`The write ${call.id} left no audit entry.`);
        await Promise.all([
          writeAudit(db, this.#origin(actor, request), facts),
          storeAnswer(db, key, answerToKeep(call, checked), this.#options.clock.now()),
        ]);
        return checked;
      });
      this.#options.onChange(actor.tenantId, topics);
      return answer;
    } catch (error) {
      return this.#earlierAnswer(key, error);
    }
  }

  /**
   * A repeat runs again and then stumbles over its own key or its own first effect; either way the first answer
   * is the right one. Without an earlier answer the error is thrown on.
   */
  async #earlierAnswer(key: IdempotencyKey, error: unknown): Promise<unknown> {
    if (isAppError(error, 'DATABASE_AWAY')) throw error;
    const earlier = await this.#options.database.inTenant(key.tenantId, 'read', (db) => findAnswer(db, key));
    if (earlier.kind === 'same') return earlier.answer;
    if (earlier.kind === 'other-request') throw new AppError('IDEMPOTENCY_KEY_REUSED');
    throw error;
  }

  #context(db: Db, actor: Actor, request: CallerRequest, facts: AuditFact[], topics: string[]): CallContext {
    const { clock, services } = this.#options;
    return {
      db,
      actor,
      tenantId: actor.tenantId,
      clock,
      services,
      request,
      findEmergencyAccess: (patientId) => this.#options.findEmergencyAccess({ db, actor, clock }, patientId),
      audit: (fact) => void facts.push(fact),
      announce: (topic) => void topics.push(topic),
    };
  }

  #origin(actor: Actor, request: CallerRequest): AuditOrigin {
    return {
      tenantId: actor.tenantId,
      userId: actor.userId,
      ipAddress: request.ipAddress,
      userAgent: request.userAgent,
      at: this.#options.clock.now(),
    };
  }
}

function withoutSecrets(call: Call, input: unknown): unknown {
  if (!call.secretFields) return input;
  return Object.fromEntries(
    Object.entries(input as object).filter(([field]) => !call.secretFields?.includes(field)),
  );
}

function answerToKeep(call: Call, answer: unknown): unknown {
  if (!call.toldOnce) return answer;
  const withheld = Object.fromEntries(call.toldOnce.map((field) => [field, null]));
  return { ...(answer as object), ...withheld };
}

function parseInput(call: Call, input: unknown): unknown {
  const result = call.input.safeParse(input ?? {});
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.') || 'input';
    fields[path] ??= issue.message;
  }
  throw invalidFields(fields);
}

async function readKey(call: Call, actor: Actor, input: unknown, request: CallerRequest) {
  const key = request.idempotencyKey;
  if (!key || !/^[\x21-\x7e]{8,200}$/.test(key)) throw new AppError('IDEMPOTENCY_KEY_MISSING');
  const inputHash = await sha256(JSON.stringify(withoutSecrets(call, input)));
  return { tenantId: actor.tenantId, userId: actor.userId, key, call: call.id, inputHash };
}
