import type { Checklist } from '../checklist.contract.ts';
import { openOf, phasesBefore, phasesBeforePhase, secondCode } from '../checklist.rules.ts';
import { t } from '../checklists.texts.ts';
import type { ChecklistPhase } from '../templates/published-checklists.ts';

/** True once the operation has gone past what the phase stands before. */
export function isStepTaken({ case: { status } }: Checklist, phase: ChecklistPhase): boolean {
  if (status === 'completed' || status === 'cancelled') return true;
  return status === 'in_progress' && phasesBefore.start.includes(phase);
}

/** Phases of these that a second person has still to confirm. */
export function unseconded(
  { secondPerson, seconded }: Checklist,
  phases: readonly ChecklistPhase[],
): ChecklistPhase[] {
  return phases.filter(
    (phase) => secondPerson.includes(phase) && !seconded.some((one) => one.phase === phase),
  );
}

/** What of these phases is open, each by its code. */
export function openCodes(checklist: Checklist, phases: readonly ChecklistPhase[]): string[] {
  return [
    ...openOf(checklist.items, phases).map(({ code }) => code),
    ...unseconded(checklist, phases).map(secondCode),
  ];
}

/** Why the items of a phase are not ticked yet; undefined once they can be. */
export function waitsFor(checklist: Checklist, phase: ChecklistPhase): string | undefined {
  if (isStepTaken(checklist, phase)) return undefined;
  if (openCodes(checklist, phasesBeforePhase[phase]).length > 0) return t('waitsForSignIn');
  if (phase === 'sign_out' && checklist.case.status !== 'in_progress') return t('waitsForStart');
  return undefined;
}
