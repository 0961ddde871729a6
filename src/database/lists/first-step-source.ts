import type { FirstStep, FirstStepId } from '#kernel/first-hour/first-steps.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import type { CallContext } from '../handler.ts';

/** A step of the first hour that is done in an area. */
export interface FirstStepSource {
  readonly id: FirstStepId;
  /** Who may do it. */
  readonly access: PermissionDemand;
  /** What the data says, in one statement; null where this host cannot tell. */
  readonly isDone: (context: Pick<CallContext, 'db' | 'tenantId' | 'services'>) => Promise<boolean | null>;
}

export type FindFirstSteps = () => Promise<FirstStep[]>;
