import type { FirstStep, FirstStepId } from '#kernel/first-hour/first-steps.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import type { Db } from '../tables.ts';

/** What a step looks at. */
export interface FirstStepContext {
  db: Db;
  tenantId: string;
  services: { health: { state(): Promise<{ backUp: unknown } | null> } };
}

/** A step of the first hour that is done in an area. */
export interface FirstStepSource {
  readonly id: FirstStepId;
  /** Who may do it. */
  readonly access: PermissionDemand;
  /** What the data says, in one statement; null where this host cannot tell. */
  readonly isDone: (context: FirstStepContext) => Promise<boolean | null>;
}

/** What all areas whose module is on know of the first hour of the hospital, as far as the actor may do it, in order. */
export interface FindsFirstSteps {
  findFirstSteps(): Promise<FirstStep[]>;
}

/** What an area does before a hospital can work. */
export interface HasFirstSteps {
  readonly firstSteps?: readonly FirstStepSource[];
}
