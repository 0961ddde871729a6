import type { Db } from '#database/tables.ts';
import { can } from '#kernel/access/actor.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import { type FirstStep, type FirstStepId, firstStepIds } from '#kernel/first-hour/first-steps.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

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

export const firstSteps = definePoint<FirstStepSource>('first-steps');

/** What all areas whose module is on know of the first hour of the hospital, as far as the actor may do it, in order. */
export async function findFirstSteps(
  context: FirstStepContext & Pick<CallContext, 'actor' | 'fillings'>,
): Promise<FirstStep[]> {
  const sources = context.fillings(firstSteps).filter(({ access }) => can(context.actor, access));
  const found = await Promise.all(
    sources.map(async ({ id, isDone }) => ({ id, isDone: await isDone(context) })),
  );
  return found
    .flatMap(({ id, isDone }) => (isDone === null ? [] : [{ id, isDone }]))
    .toSorted((one, other) => firstStepIds.indexOf(one.id) - firstStepIds.indexOf(other.id));
}
