import type { Database } from '#database/database.ts';
import type { Actor } from '#kernel/access/actor.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { CallerRequest } from './caller-request.ts';
import type { HostServices } from './host-services.ts';
import type { JobContext } from './jobs/job.ts';
import type { AnsweringContext } from './mail/secret-mail.ts';

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
