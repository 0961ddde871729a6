import { foldTenant } from '#database/counting/fold-steps.ts';
import type { Database } from '#database/database.ts';
import type { HospitalLook } from '#database/functions/work/work-look.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { findTenantsWith } from './work/find-work.ts';
import { TenantQueue } from './tenant-queue.ts';

/** Where steps were left open. */
export const foldStepsLook: HospitalLook = {
  reads: { open_step: 'tenant_id, id' },
  finds: 'select from public.open_step step where step.tenant_id = hospital.id',
};

/** How long new steps may stay open: reads add what is open, so it is only to be little. */
const foldDelayMs = 2000;

/** Folds the open steps of each tenant soon after it was written to. */
export class StepFolder extends TenantQueue {
  /** `database` must not report its writes back to this folder. */
  constructor(database: Database, onError: (error: unknown) => void) {
    const work = (tenantId: string) => foldTenant(database, tenantId);
    // Steps wait for no time.
    const findLeft = () => findTenantsWith({ database, clock: systemClock }, 'server.fold-steps');
    super({ database, findLeft, delayMs: foldDelayMs, work, onError });
  }
}
