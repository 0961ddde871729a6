import type { SurgicalCase } from '../case.contract.ts';

/** What can be done next with a case, in the order in which it is offered. */
export type CaseStep = 'confirm' | 'start' | 'complete' | 'rebook' | 'postpone' | 'cancel';

/** The steps that happen at a time. */
export type TimedStep = 'start' | 'complete';

/** Steps of planning; the others are done in the theatre. */
const planned: readonly CaseStep[] = ['confirm', 'rebook', 'postpone', 'cancel'];

/** True for a step of whoever plans; false for one of whoever operates. */
export function isPlanning(step: CaseStep): boolean {
  return planned.includes(step);
}

/** The steps that the status of a case lets follow. */
export function nextSteps({
  status,
  scheduledStartTime,
}: Pick<SurgicalCase, 'status' | 'scheduledStartTime'>): CaseStep[] {
  switch (status) {
    case 'scheduled':
      return scheduledStartTime === null ? ['postpone', 'cancel'] : ['confirm', 'postpone', 'cancel'];
    case 'confirmed':
      return ['start', 'postpone', 'cancel'];
    case 'in_progress':
      return ['complete'];
    case 'postponed':
      return ['rebook', 'cancel'];
    default:
      return [];
  }
}
