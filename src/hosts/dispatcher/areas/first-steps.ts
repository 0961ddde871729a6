import type { ServerArea } from '#database/handler.ts';
import type { FirstStepContext } from '#database/lists/first-step-source.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { type FirstStep, firstStepIds } from '#kernel/first-hour/first-steps.ts';
import { sourcesOf } from './gated-parts.ts';

/** The first hour of a hospital, area by area, as the data has it: what the actor may do, and what this host can tell. */
export async function firstStepsOf(
  areas: readonly ServerArea[],
  actor: Actor,
  context: FirstStepContext,
): Promise<FirstStep[]> {
  const sources = sourcesOf(areas, actor, 'firstSteps')
    .flat()
    .filter(({ access }) => can(actor, access));
  const found = await Promise.all(
    sources.map(async ({ id, isDone }) => ({ id, isDone: await isDone(context) })),
  );
  return found
    .flatMap(({ id, isDone }) => (isDone === null ? [] : [{ id, isDone }]))
    .toSorted((one, other) => firstStepIds.indexOf(one.id) - firstStepIds.indexOf(other.id));
}
