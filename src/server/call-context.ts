import type { AuditFact } from '#database/audit/audit.ts';
import type { Db } from '#database/tables.ts';
import type { Actor } from '#kernel/access/actor.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { CallerRequest } from './caller-request.ts';
import type { ClosedRecords } from './closed-records.ts';
import type { HostServices } from './host-services.ts';
import type { MailingContext } from './mail/secret-mail.ts';
import type { Fillings } from './points/point.ts';

/** What one call counts with. */
export interface Counting {
  /** Takes numbers of a counter that are unique and may skip; returns the first. Nobody waits for this call's end. */
  take(counter: string, count: number): Promise<number>;
  /**
   * Takes numbers of which none is missing when the call fails; returns the first. Everybody else who takes one waits
   * until this call ends: take them last, and only write after them.
   */
  takeWithoutGap(counter: string, count: number): Promise<number>;
  /**
   * Lets the locks of this call go before its commit is on the disk: for a lock that many wait for. The answer waits
   * for the disk all the same.
   */
  letGoBeforeDisk(): void;
}

/** What the handler of a call with an actor works with: one open transaction of the actor's tenant. */
export interface CallContext extends ClosedRecords, Fillings, MailingContext {
  readonly db: Db;
  readonly actor: Actor;
  readonly tenantId: string;
  readonly clock: Clock;
  readonly services: HostServices;
  readonly request: CallerRequest;
  /** The numbers that this call takes. */
  readonly counting: Counting;
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
