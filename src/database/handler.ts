import type { HostHealth } from './requests/host-health.ts';
import type { HospitalLook, OwnLook } from './functions/work/work-look.ts';
import type { Actor } from '#kernel/access/actor.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { ConsultationOrder } from '#kernel/care/consultation-order.ts';
import type { DischargeBlocker, DischargeOf } from '#kernel/care/discharge.ts';
import type { JoinBlocker, RecordsToJoin } from '#kernel/care/join-blocker.ts';
import type { MedicineCheck, MedicinesToCheck } from '#kernel/care/medicine-check.ts';
import type { OrderOf } from '#kernel/care/order.ts';
import type { WorkList } from '#kernel/care/home-work.ts';
import type { PatientAlert } from '#kernel/care/patient-alert.ts';
import type { TimelineEntry, TimelineKind, TimelineRequest } from '#kernel/care/timeline.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import type { AttemptLimit } from '#kernel/limits/attempt-limits.ts';
import type { MessageEvent } from '#kernel/messages/message-event.ts';
import type { Messengers } from '#kernel/messages/messengers.ts';
import type { PaymentGateway } from '#kernel/payments/payment-gateway.ts';
import type { Call, CallInput } from '#kernel/define-call.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import type { z } from 'zod';
import type { FindsFirstSteps, HasFirstSteps } from './lists/first-step-source.ts';
import type { AuditFact } from './audit/audit.ts';
import type { ClosedRecords } from './closed-records/closed-records.ts';
import type { Database } from './database.ts';
import type { FileStore, ReceivedFile } from './files/file-store.ts';
import type { CheckMedicines } from './care/check-medicines.ts';
import type { AreaSamples } from './sample-hospital.ts';
import type { AnsweringContext, MailingContext, MailingParts } from './mail/secret-mail.ts';
import type { Db } from './tables.ts';

/** Makes and checks password hashes; each host brings the strongest it can run. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Counts attempts under a key and refuses beyond the limit with AppError TOO_MANY_ATTEMPTS. */
export interface AttemptLimiter {
  consume(limit: AttemptLimit, key: string): Promise<void>;
  /** Takes one attempt back: it was right. */
  giveBack(limit: AttemptLimit, key: string): Promise<void>;
  forget(limit: AttemptLimit, key: string): Promise<void>;
}

/** The link that a server without any account prints when it starts; whoever opens it becomes the operator. */
export interface FirstRun {
  /** True for the secret of the link while it may be used; takes the same time for every other text. */
  isOpen(secret: string): boolean;
  /** Once the operator is there, the link opens nothing. */
  close(): void;
}

/** What a host gives to every handler. */
export interface HostServices {
  passwords: PasswordHasher;
  limits: AttemptLimiter;
  health: HostHealth;
  files: FileStore;
  /** Left out where somebody runs the platform already. */
  firstRun?: FirstRun;
  /** True where sample hospitals with known passwords are on. */
  hasSamples: boolean;
  /** Whether the sign-in page lists the organizations; left out, it does with samples or a single hospital alone. */
  listsOrganizations?: boolean;
  host: 'server' | 'demo';
  /** Left out where nothing can be sent: e-mail and SMS are mocked. */
  messengers?: Messengers;
  /** Left out where the operator takes no payments online. */
  payments?: PaymentGateway;
  /** The address under which patients reach this host, without a slash at the end; left out, messages name none. */
  publicUrl?: string;
}

/** What is known of the caller before anybody is signed in. */
export interface CallerRequest {
  token: string | null;
  /** The key of another program, from `Authorization` alone; nobody is signed in then. */
  machineKey?: string | null;
  idempotencyKey: string | null;
  ipAddress: string;
  userAgent: string | null;
  /** What an earlier sign-in left in this browser, as `keepDevice` handed it out. */
  device: string | null;
  /** The id of the person whom the page shows: somebody else's session does not count for it. */
  shownTo?: string | null;
  /** The id of the hospital that the operator reads for support, where its administrator has granted it. */
  supports?: string | null;
  /** The page asked by itself, with nobody at it: the session is not kept alive. */
  isUnattended: boolean;
  /** The file that came with a call that takes one, as it arrives. */
  file?: AsyncIterable<Uint8Array>;
  /** The same once the store has taken it in: before the transaction begins, for whoever is signed in. */
  received?: ReceivedFile;
  /** Hands the caller a session token to keep until the given instant. */
  startSession(token: string, expiresAt: Date): void;
  endSession(): void;
  /** Hands the caller a secret by which this browser is known again until the given instant. */
  keepDevice(device: string, until: Date): void;
}

/** What the handler of a call with an actor works with: one open transaction of the actor's tenant. */
export interface CallContext extends ClosedRecords, FindsFirstSteps, MailingContext {
  readonly db: Db;
  readonly actor: Actor;
  readonly tenantId: string;
  readonly clock: Clock;
  readonly services: HostServices;
  readonly request: CallerRequest;
  /** What all areas whose module is on say to the discharge of an admission. */
  findDischargeBlockers(discharge: DischargeOf): Promise<DischargeBlocker[]>;
  /** What all areas say against joining two records of one person, also those whose module is off. */
  findJoinBlockers(records: RecordsToJoin): Promise<JoinBlocker[]>;
  /** Has all areas whose module is on do what follows from an order that was just written, in the same transaction. */
  followOrder(order: OrderOf): Promise<void>;
  /** What the patient's allergies say of medicines that are given without a prescription: a list for each of them. */
  checkMedicines(asked: MedicinesToCheck): Promise<MedicineCheck[][]>;
  /** Has all areas take back what stood on an invoice that was just voided, in the same transaction. */
  followVoidedInvoice(invoice: VoidedInvoice): Promise<void>;
  /** Has the people told whom the hospital's rules name, in the same transaction: what fails leaves no message. */
  publish(events: readonly MessageEvent[]): Promise<void>;
  /**
   * What happened to a patient by all areas whose module is on, as far as the actor may read each kind; one entry more
   * than the limit where there are further ones. Whoever calls has opened the record.
   */
  findTimelineEntries(request: TimelineRequest): Promise<FoundTimeline>;
  /** What all areas tell in the heading of a patient, as far as the actor may read it. Whoever calls has opened the record. */
  findPatientAlerts(patientId: string): Promise<PatientAlert[]>;
  /**
   * What all areas whose module is on know to have been ordered in a consultation, as far as the actor may read it, in the
   * order of time. Whoever calls has opened the consultation.
   */
  findConsultationOrders(consultationId: string): Promise<ConsultationOrder[]>;
  /** What waits for the actor in all areas, in the order of the home screen. */
  findHomeWork(): Promise<WorkList[]>;
  /** Takes numbers of a counter that are unique and may skip; returns the first. Nobody waits for this call's end. */
  takeNumbers(counter: string, count: number): Promise<number>;
  /**
   * Takes numbers of which none is missing when the call fails; returns the first. Everybody else who takes one waits
   * until this call ends: take them last, and only write after them.
   */
  takeNumbersWithoutGap(counter: string, count: number): Promise<number>;
  /**
   * Lets the locks of this call go before its commit is on the disk: for a lock that many wait for. The answer waits
   * for the disk all the same.
   */
  letGoBeforeDisk(): void;
  /** Goes on without waiting for this write; later statements come after it, and the call fails when it fails. */
  sendOff(write: Promise<unknown>): void;
  /** Adds an entry to the audit trail, written with the transaction. */
  audit(fact: AuditFact): void;
  /** Tells the tenant's open screens, after the commit, that records of this topic changed. */
  announce(topic: Topic): void;
  /**
   * Works inside another hospital within the transaction of this call: both are changed, or neither. For the operator's
   * calls alone; @throws Error in any other call.
   */
  inHospital<T>(tenantId: string, work: (hospital: OtherHospital) => Promise<T>): Promise<T>;
  /**
   * Works in the register of the platform's operator within the transaction of this call. For calls that declare
   * `reachesOperator` alone; @throws Error in any other call, AppError NOT_FOUND where nobody runs the platform.
   */
  atOperator<T>(work: (operator: OtherHospital) => Promise<T>): Promise<T>;
}

/** Another hospital, as an operator's call works inside it. What is not awaited does not reach it. */
export interface OtherHospital {
  readonly db: Db;
  readonly tenantId: string;
  /** Gives a hospital that was just made what each area starts with. */
  open(): Promise<void>;
  /** Adds an entry to the hospital's own audit trail; nobody of the hospital did it. */
  audit(fact: AuditFact): void;
  /** Tells the hospital's open screens after the commit. */
  announce(topic: Topic): void;
}

/** What the handler of a public call works with: no actor, no transaction, no tenant until it opens one. */
export interface PublicContext extends AnsweringContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly services: HostServices;
  readonly request: CallerRequest;
  /** Who calls, where somebody is signed in. */
  authenticate(): Promise<Actor | null>;
  /** Tells a tenant's open screens that records of this topic changed; called after the commit. */
  announce(tenantId: string, topic: Topic): void;
  readonly asJob: AsJob;
}

/** Works in a tenant in one transaction as a job does, with nobody who asked for it. */
export type AsJob = (
  tenantId: string,
  name: string,
  work: (context: JobContext) => Promise<void>,
) => Promise<void>;

type ContextOf<C extends Call> = C['access'] extends 'public' ? PublicContext : CallContext;

export interface HandledCall {
  readonly call: Call;
  readonly handler: (context: never, input: never) => Promise<unknown>;
}

/** Joins a declared call and the function that serves it; types of both must agree. */
export function handle<C extends Call>(
  call: C,
  handler: (context: ContextOf<C>, input: CallInput<C>) => Promise<z.input<C['output']>>,
): HandledCall {
  return { call, handler };
}

/** What a job works with: one open transaction of one tenant, and nobody who asked for it. */
export interface JobContext extends Pick<
  CallContext,
  'db' | 'tenantId' | 'clock' | 'audit' | 'announce' | 'publish' | 'atOperator'
> {
  /** The hospital's date and zone. */
  readonly today: string;
  readonly timeZone: string;
  /**
   * Works inside a hospital within the transaction of this job. For jobs of the platform alone; @throws Error in any
   * other job.
   */
  readonly inHospital: CallContext['inHospital'];
}

/** Work that is done in every tenant once on each of its days, as soon as a host runs on that day. */
export interface DailyJob {
  /** Nothing is done where this module is off. */
  readonly module?: ModuleFlag;
  /** `area.verb-thing`; names the mark that says it was done on a day. */
  readonly name: string;
  /** In which hospitals there may be work for it on a day; in every one where it is left out. */
  readonly look?: HospitalLook;
  readonly run: (context: JobContext) => Promise<void>;
}

/**
 * Work that must not wait for a day: every host looks for it in every tenant each minute. Several processes may do so
 * at once, so a job claims what it does by changing its rows: who comes second finds nothing left.
 */
export interface MinuteJob extends Omit<DailyJob, 'look'> {
  /** Done in the organization that runs the platform, and in no hospital. */
  readonly isForPlatform?: boolean;
  /** In which hospitals there may be work for it; in every one where it is left out. */
  readonly look?: HospitalLook | OwnLook;
  /** Looks for work in a transaction that only reads: most minutes there is none. */
  readonly isDue: (context: Pick<JobContext, 'db' | 'tenantId' | 'clock'>) => Promise<boolean>;
}

/** How an area finds what speaks against a discharge; what was cancelled never does. */
export type FindDischargeBlockers = (
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor'>,
  discharge: DischargeOf,
) => Promise<DischargeBlocker[]>;

/** How an area finds what speaks against joining two records of one person. */
export type FindJoinBlockers = (
  context: Pick<CallContext, 'db' | 'tenantId'>,
  records: RecordsToJoin,
) => Promise<JoinBlocker[]>;

/** How an area follows an order that was written. */
export type FollowOrder = (
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor' | 'announce'>,
  order: OrderOf,
) => Promise<void>;

/** An invoice that was just voided, and why. */
export interface VoidedInvoice {
  invoiceId: string;
  reason: string;
}

/** How an area takes back what stood on a voided invoice; also while its module is off, because money must add up. */
export type FollowVoidedInvoice = (
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor' | 'announce' | 'audit'>,
  invoice: VoidedInvoice,
) => Promise<void>;

/** How an area follows what happened, such as by writing messages. */
export type FollowEvents = (
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'announce'>,
  events: readonly MessageEvent[],
) => Promise<void>;

/** A hospital that is being made. */
export interface NewHospital {
  db: Db;
  tenantId: string;
  /** ISO 8601. */
  at: string;
}

/** Entries of a timeline, and which kinds the person who asks may read at all. */
export interface FoundTimeline {
  entries: TimelineEntry[];
  kinds: TimelineKind[];
}

/** What an area has for the timeline of a patient. */
export interface TimelineSource {
  /** Who may read each kind of its entries. */
  readonly kinds: Readonly<Partial<Record<TimelineKind, PermissionDemand>>>;
  /** Asked for kinds of its own alone, in one statement; at most one entry more than the limit of each kind. */
  readonly find: (
    context: Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>,
    request: TimelineRequest,
  ) => Promise<TimelineEntry[]>;
}

/** What an area has for the heading of a patient. */
export interface PatientAlertSource {
  /** Who may read it. */
  readonly access: PermissionDemand;
  /** Asked for a patient whose record is open to the person who asks; a handful of alerts, in one statement. */
  readonly find: (
    context: Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>,
    patientId: string,
  ) => Promise<PatientAlert[]>;
}

/** What an area has that was ordered in a consultation. */
export interface ConsultationOrderSource {
  /** Who may read it. */
  readonly access: PermissionDemand;
  /** Asked for a consultation that is open to the person who asks; what was cancelled is left out. One statement. */
  readonly find: (
    context: Pick<CallContext, 'db' | 'tenantId'>,
    consultationId: string,
  ) => Promise<ConsultationOrder[]>;
}

/** What an area has for the home screen of whom its work waits for. */
export interface HomeWorkSource {
  /** Lower comes first. */
  readonly order: number;
  /** Whose work it is. */
  readonly access: PermissionDemand;
  /** In one statement, and at most `maxHomeItems` of it; undefined where it is not this person's work after all. */
  readonly find: (
    context: Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>,
  ) => Promise<WorkList | undefined>;
}

/** What an area registers with the server. */
export interface ServerArea extends HasFirstSteps, MailingParts {
  readonly name: string;
  /** Where it is off, none of the area's calls and jobs work; a call can name another one of its own. */
  readonly module?: ModuleFlag;
  readonly calls: readonly HandledCall[];
  readonly dailyJobs?: readonly DailyJob[];
  readonly minuteJobs?: readonly MinuteJob[];
  /** The HTTP status of each refusal of its own. */
  readonly errors?: Readonly<Record<string, number>>;
  /** What speaks against the discharge of a patient, as far as this area knows. */
  readonly dischargeBlockers?: FindDischargeBlockers;
  /** What speaks against joining two records of one person, as far as this area knows. */
  readonly joinBlockers?: FindJoinBlockers;
  /** What follows here from an order of medicines. */
  readonly followOrder?: FollowOrder;
  /** What speaks against medicines that are given without a prescription; of one area alone. */
  readonly checkMedicines?: CheckMedicines;
  /** What follows here from the voiding of an invoice. */
  readonly followVoidedInvoice?: FollowVoidedInvoice;
  /** What follows here from what happened anywhere. */
  readonly followEvents?: FollowEvents;
  /** What it gives every new hospital, in the transaction that makes it. */
  readonly newHospital?: (hospital: NewHospital) => Promise<void>;
  /** What it adds to the timeline of a patient. */
  readonly timeline?: TimelineSource;
  /** What it adds to the heading of a patient, wherever one is open. */
  readonly patientAlerts?: PatientAlertSource;
  /** What of it is ordered in consultations. */
  readonly consultationOrders?: ConsultationOrderSource;
  /** What it puts on the home screen of whom its work waits for. */
  readonly homeWork?: readonly HomeWorkSource[];
  /** How it fills a sample hospital. */
  readonly samples?: AreaSamples;
}
