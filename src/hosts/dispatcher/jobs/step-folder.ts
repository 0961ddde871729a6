import { foldTenant } from '#database/counting/fold-steps.ts';
import type { Database } from '#database/database.ts';
import { TenantQueue } from './tenant-queue.ts';

/** How long new steps may stay open: reads add what is open, so it is only to be little. */
const foldDelayMs = 2000;

/** Folds the open steps of each tenant soon after it was written to. */
export class StepFolder extends TenantQueue {
  /** `database` must not report its writes back to this folder. */
  constructor(database: Database, onError: (error: unknown) => void) {
    const work = (tenantId: string) => foldTenant(database, tenantId);
    super({ database, delayMs: foldDelayMs, work, onError });
  }
}
