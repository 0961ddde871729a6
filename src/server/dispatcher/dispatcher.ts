import { AccessLog } from '#database/audit/access-log.ts';
import { type AuditFact, type AuditOrigin, writeAudit } from '#database/audit/audit.ts';
import { CallNumbers, type NumberSources } from '#database/counting/call-numbers.ts';
import { CommitFence } from '#database/counting/commit-fence.ts';
import { RowQueue } from '#database/counting/row-queue.ts';
import { callsOf } from './gated-parts.ts';
import type { CallContext } from '../call-context.ts';
import type { AsJob, PublicContext } from '../public-context.ts';
import type { CallerRequest } from '../caller-request.ts';
import type { HandledCall } from '../handle.ts';
import type { ReceivedFile } from '#database/files/file-store.ts';
import { receiveContent } from '#database/files/receive-content.ts';
import { findAnswer, type IdempotencyKey, storeAnswer } from '#database/idempotency.ts';
import type { Db } from '#database/tables.ts';
import { type Actor, can, hasModule } from '#kernel/access/actor.ts';
import { whyPeopleAlone } from '#kernel/access/machine-keys.ts';
import { isOpenWhileSuspended } from '#kernel/access/suspended-calls.ts';
import type { Topic } from '#kernel/access/topics.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import { answerToKeep, parseInput, readKey } from './call-input.ts';
import { allWritten, type Trace, untilSent } from './call-trace.ts';
import { Concealment } from './concealment.ts';
import { emergencyForCall, emergencyForPatient } from './emergency-reads.ts';
import type { DispatcherOptions } from './dispatcher-options.ts';
import { ErrorStatuses } from './error-statuses.ts';
import { runAsJob } from '../jobs/tenant-jobs.ts';
import { originIn, workAtOperator, workInHospital } from '../operator/in-hospital.ts';
import { asSupporter, requireSupport, supportFact } from '../operator/support.ts';
import { repeatedWhereUndone, toAppError } from './refusals.ts';
import { fillingsOf } from '../points/point.ts';
import { leadingOn } from './lead-on.ts';

interface Authorized {
  actor: Actor;
  facts: AuditFact[];
}

type Handler = (context: unknown, input: unknown) => Promise<unknown>;

/**
 * The one way into the system, the same in every host: session → permission → module → parse → tenant
 * transaction → handler → concealment → audit → reply. Anything it throws is an AppError or a defect.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #accessLog: AccessLog;
  readonly #concealment: Concealment;
  readonly #fence: CommitFence;
  readonly #office: NumberSources;
  readonly statuses: ErrorStatuses;
  readonly calls: ReadonlyMap<string, HandledCall>;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#accessLog = new AccessLog(options.database);
    this.#fence = new CommitFence(options.database);
    this.#office = { source: options.numbers, rowQueue: new RowQueue() };
    const handled = options.areas.flatMap(callsOf);
    this.statuses = new ErrorStatuses(options.areas);
    this.calls = new Map(handled.map((entry) => [entry.call.id, entry]));
    if (this.calls.size !== handled.length) throw new Error('Two calls share one id.');
    const undeclared = handled.find((entry) => !entry.call.access);
    if (undeclared) throw new Error(`The call ${undeclared.call.id} declares no permission.`);
    const misplaced = handled.find(({ call }) => call.readsReplica && call.kind !== 'read');
    if (misplaced) throw new Error(`The write ${misplaced.call.id} cannot read a replica.`);
    this.#concealment = new Concealment(
      handled.map(({ call }) => call),
      options,
    );
  }

  /** Runs a call by its id with unchecked input. */
  async run(id: string, input: unknown, request: CallerRequest): Promise<unknown> {
    const handled = this.calls.get(id);
    if (!handled) throw new AppError('NOT_FOUND');
    const { call } = handled;
    const handler = handled.handler as Handler;
    try {
      if (call.access === 'public') return await this.#runPublic(call, handler, input, request);
      const authorized = await this.#authorize(call, input, request);
      return await this.#runFor(authorized, call, handler, input, request);
    } catch (error) {
      throw toAppError(error);
    }
  }

  async #runFor(
    { actor, facts }: Authorized,
    call: Call,
    handler: Handler,
    input: unknown,
    request: CallerRequest,
  ) {
    const parsed = parseInput(call, input);
    const { database } = this.#options;
    const { tenantId } = actor;
    const inTenant = <T>(work: (db: Db) => Promise<T>) => database.inTenant(tenantId, 'read', work);
    const known = facts.length;
    const run = (led: unknown) => {
      facts.length = known;
      return call.kind === 'read'
        ? this.#runRead(call, handler, actor, led, request, facts)
        : this.#runWrite(call, handler, actor, { asked: parsed, led }, request, facts);
    };
    try {
      return await leadingOn({ call, input: parsed, tenantId, inTenant, run });
    } catch (error) {
      throw await this.#concealment.refusal({ call, actor }, error, inTenant);
    }
  }

  /** No transaction waits for a file to come. */
  async #received(call: Call, input: unknown, { file }: CallerRequest): Promise<ReceivedFile | undefined> {
    if (!call.takesFile) return undefined;
    const { content } = input as { content?: string };
    const { maximumBytes } = call.takesFile;
    return receiveContent(this.#options.services.files, { file, content }, maximumBytes);
  }

  async #runPublic(call: Call, handler: Handler, input: unknown, request: CallerRequest) {
    const { database, clock, services, later, secretMail } = this.#options;
    const announce = (tenantId: string, topic: Topic) => this.#options.onChange(tenantId, [topic]);
    const authenticate = () => this.#authenticate(request);
    const told = { authenticate, announce, asJob: this.asJob, later, secretMail };
    const context: PublicContext = { database, clock, services, request, ...told };
    return call.output.parse(await handler(context, parseInput(call, input)));
  }

  readonly asJob: AsJob = (tenantId, name, work) => {
    const { database, clock, areas } = this.#options;
    const onChange = (id: string, topics: readonly string[]) => this.#options.onChange(id, topics);
    return runAsJob({ database, clock, areas, onChange }, tenantId, { name }, work);
  };

  async #authenticate({ token, isUnattended, shownTo, supports }: CallerRequest): Promise<Actor | null> {
    const actor = token ? await this.#options.authenticate(token, isUnattended) : null;
    if (!actor || (shownTo ?? actor.userId) !== actor.userId) return null;
    return supports == null ? actor : asSupporter(actor, supports, this.#options);
  }

  /** Who may make the call, and what the audit trail must say of how they may. */
  async #authorize(call: Call, input: unknown, request: CallerRequest): Promise<Authorized> {
    const actor = await (request.machineKey == null
      ? this.#authenticate(request)
      : this.#options.authenticateMachine(request.machineKey, request.ipAddress));
    if (!actor) throw new AppError('SIGNED_OUT');
    const reason = actor.machine && whyPeopleAlone(call);
    if (reason) throw new AppError('PERSON_REQUIRED', { reason });
    if (actor.mustSetUpSecondFactor && !call.beforeSecondFactor) {
      throw new AppError('TWO_FACTOR_SETUP_REQUIRED');
    }
    if (actor.isSuspended && !isOpenWhileSuspended(call)) throw new AppError('HOSPITAL_SUSPENDED');
    const facts: AuditFact[] = actor.support ? [supportFact(call, actor, input)] : [];
    if (call.access !== 'signed-in' && call.access !== 'public' && !can(actor, call.access)) {
      const resourceId = await emergencyForCall(this.#options, call, actor, input);
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

  async #runRead(
    call: Call,
    handler: Handler,
    actor: Actor,
    input: unknown,
    request: CallerRequest,
    facts: AuditFact[],
  ) {
    const seen = new Map<string, AuditFact[]>();
    const trace = { ...this.#traceOf(actor, facts), seen };
    const { database, clock } = this.#options;
    const known = facts.length;
    const mode = call.readsReplica ? 'heavy-read' : 'read';
    const output = await database.inTenant(actor.tenantId, mode, async (db) => {
      // After a replica that failed it runs once more.
      facts.length = known;
      seen.clear();
      await requireSupport(db, actor);
      const whole = await handler(this.#context(call, db, actor, request, trace), input);
      return this.#concealment.answer({ call, actor, db, clock }, whole, facts);
    });
    const answer = call.output.parse(output);
    const origin = this.#origin(actor, request);
    const operator = call.access === 'super_admin' ? actor.name : undefined;
    await Promise.all([
      this.#accessLog.append(origin, facts),
      ...[...seen].map(([otherId, there]) =>
        this.#accessLog.append(originIn(otherId, origin, operator), there),
      ),
      call.exports && this.#countExport(call, actor, (answer as { rows: unknown[] }).rows.length),
    ]);
    return answer;
  }

  /** Nothing leaves the hospital that was not counted. */
  async #countExport(call: Call, actor: Actor, rows: number): Promise<void> {
    const { database, clock } = this.#options;
    const { tenantId } = actor;
    const topics: string[] = [];
    const announce = (topic: Topic) => void topics.push(topic);
    await database.inTenant(tenantId, 'write', (db) =>
      this.#options.countExport({ db, tenantId, actor, clock, announce }, { call: call.id, rows }),
    );
    if (topics.length > 0) this.#options.onChange(tenantId, topics);
  }

  async #runWrite(
    call: Call,
    handler: Handler,
    actor: Actor,
    // A repeat asks again what was asked, wherever that led.
    { asked, led: input }: { asked: unknown; led: unknown },
    request: CallerRequest,
    facts: AuditFact[],
  ) {
    const key = await readKey(call, actor, asked, request);
    const received = await this.#received(call, input, request);
    const known = facts.length;
    const { tenantId } = actor;
    const attempt = async () => {
      facts.length = known;
      const trace = this.#traceOf(actor, facts);
      const work = async (db: Db) => {
        const context = this.#context(call, db, actor, { ...request, ...(received && { received }) }, trace);
        const closedTo = { call, actor, db, clock: this.#options.clock };
        const answering = async () =>
          this.#concealment.answer(closedTo, await handler(context, input), facts);
        const checked = call.output.parse(await untilSent(trace, answering()));
        if (facts.length === 0 && !call.unaudited)
          throw new Error(`The write ${call.id} left no audit entry.`);
        return checked;
      };
      const leaveTrace = (db: Db, answer: unknown) => {
        const writes = [
          ...trace.sent,
          writeAudit(db, this.#origin(actor, request), facts),
          storeAnswer(db, key, answerToKeep(call, answer), this.#options.clock.now()),
        ];
        // What is left is on its way to the database: there the next one waits for it.
        trace.numbers.leave();
        return allWritten(writes);
      };
      const answer = await this.#options.database
        .inTenant(tenantId, 'write', work, leaveTrace)
        .finally(() => trace.numbers.leave());
      return { answer, trace };
    };
    try {
      const { answer, trace } = await repeatedWhereUndone(attempt, input);
      if (trace.numbers.needsFence) await this.#fence.wait(tenantId);
      this.#options.onChange(tenantId, trace.topics);
      for (const [otherId, topics] of trace.elsewhere) this.#options.onChange(otherId, topics);
      return answer;
    } catch (error) {
      // Where nobody knows whether it was stored, the file stays.
      if (received && !isAppError(error, 'DATABASE_AWAY')) {
        await this.#options.services.files.remove(received.storedAs);
      }
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
    if (earlier.kind === 'same') {
      // It may be committed and not yet on the disk: what is told must survive a crash.
      await this.#fence.wait(key.tenantId);
      return earlier.answer;
    }
    if (earlier.kind === 'other-request') throw new AppError('IDEMPOTENCY_KEY_REUSED');
    throw error;
  }

  #context(call: Call, db: Db, actor: Actor, request: CallerRequest, trace: Trace): CallContext {
    const { clock, services } = this.#options;
    const { tenantId } = actor;
    const sendOff = (write: Promise<unknown>) => {
      // Whether it failed is asked at the end.
      write.catch(() => {});
      trace.sent.push(write);
    };
    const reaching = { db, tenantId, origin: this.#origin(actor, request), areas: this.#options.areas };
    return {
      db,
      actor,
      tenantId,
      clock,
      services,
      request,
      fillings: fillingsOf(this.#options.areas, actor.modules),
      counting: {
        take: (counter, count) => trace.numbers.take(db, counter, count),
        takeWithoutGap: (counter, count) => trace.numbers.takeWithoutGap(db, counter, count),
        letGoBeforeDisk: () => sendOff(trace.numbers.letGoBeforeDisk(db)),
      },
      sendOff,
      findClosedRecords: (patientId) =>
        this.#concealment.closedRecordsOf({ call, actor, db, clock }, patientId),
      findEmergencyAccess: (patientId) => emergencyForPatient(this.#options, call, actor, db, patientId),
      audit: (fact) => void trace.facts.push(fact),
      announce: (topic) => void trace.topics.push(topic),
      secretMail: this.#options.secretMail,
      inHospital: (otherId, work) => {
        if (call.access !== 'super_admin') throw new Error(`${call.id} is no call of the operator.`);
        return workInHospital({ ...reaching, operator: actor.name }, otherId, trace, work);
      },
      atOperator: (work) => {
        if (!call.reachesOperator) throw new Error(`${call.id} does not reach the operator.`);
        return workAtOperator(reaching, trace, work);
      },
    };
  }

  #traceOf({ tenantId }: Actor, facts: AuditFact[]): Trace {
    return {
      facts,
      topics: [],
      numbers: new CallNumbers(this.#office, tenantId),
      sent: [],
      elsewhere: new Map(),
    };
  }

  #origin(actor: Actor, request: CallerRequest): AuditOrigin {
    return {
      tenantId: actor.tenantId,
      // The operator is nobody of the hospital; what is read for support names them in the entry itself.
      userId: actor.support ? null : actor.userId,
      ipAddress: request.ipAddress,
      userAgent: request.userAgent,
      at: this.#options.clock.now(),
    };
  }
}
