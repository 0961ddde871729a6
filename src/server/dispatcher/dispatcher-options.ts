import type { NumberSource } from '#database/counting/number-allocator.ts';
import type { Database } from '#database/database.ts';
import type { CallContext } from '../call-context.ts';
import type { PublicContext } from '../public-context.ts';
import type { HostServices } from '../host-services.ts';
import type { ServerArea } from '../server-area.ts';
import type { SecretMail } from '#server/mail/secret-mail.ts';
import type { Actor } from '#kernel/access/actor.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { FindClosedRecords, FindEmergencyAccesses } from './concealment.ts';

/** What a host gives its dispatcher. */
export interface DispatcherOptions {
  database: Database;
  numbers: NumberSource;
  clock: Clock;
  services: HostServices;
  areas: readonly ServerArea[];
  /** Finds who holds a session token, or null when nobody (any more) does; a call that nobody made by hand does not keep it alive. */
  authenticate(token: string, isUnattended: boolean): Promise<Actor | null>;
  /** Finds for which program a key stands, which public calls do not know; @throws AppError TOO_MANY_ATTEMPTS. */
  authenticateMachine(key: string, ipAddress: string): Promise<Actor | null>;
  findEmergencyAccesses: FindEmergencyAccesses;
  findClosedRecords: FindClosedRecords;
  /** The operator as a reader of a hospital; @throws AppError SUPPORT_ENDED where it has not granted that. */
  findSupporter(operator: Actor, hospitalId: string): Promise<Actor>;
  /** Counts a page that somebody took away as a file, and tells of large exports. */
  countExport(
    context: Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock' | 'announce'>,
    page: { call: string; rows: number },
  ): Promise<void>;
  /** Hears, after the commit, which topics of a tenant changed. */
  onChange(tenantId: string, topics: readonly string[]): void;
  secretMail: SecretMail;
  later: PublicContext['later'];
}
