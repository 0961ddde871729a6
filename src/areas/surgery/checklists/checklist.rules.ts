import type { TeamRole } from '../cases/case.contract.ts';
import {
  type ChecklistPhase,
  checklistPhases,
  type PublishedChecklist,
  type PublishedItem,
  type SpeakerRole,
} from './templates/published-checklists.ts';

/** The steps of an operation that a checklist stands before. */
export const safetyPhases = ['start', 'complete'] as const;
export type SafetyPhase = (typeof safetyPhases)[number];

/** Which phases of the checklist must be done before a step: Sign In and Time Out before the start, Sign Out before the end. */
export const phasesBefore: Readonly<Record<SafetyPhase, readonly ChecklistPhase[]>> = {
  start: ['sign_in', 'time_out'],
  complete: ['sign_out'],
};

/** The phases that are done before an item of a phase is said: Sign In before the Time Out. */
export const phasesBeforePhase: Readonly<Record<ChecklistPhase, readonly ChecklistPhase[]>> = {
  sign_in: [],
  time_out: ['sign_in'],
  sign_out: [],
};

interface Tickable {
  readonly phase: ChecklistPhase;
  readonly isRequired: boolean;
  readonly isCompleted: boolean;
}

/** Completed required items in percent of the required ones, rounded; 100 where none is required. */
export function completionPercentage(items: readonly Tickable[]): number {
  const needed = items.filter(({ isRequired }) => isRequired);
  if (needed.length === 0) return 100;
  return Math.round((needed.filter(({ isCompleted }) => isCompleted).length / needed.length) * 100);
}

/** What a checklist is after an item was ticked or unticked: completed only once no required item is open. */
export function statusAfterTick(items: readonly Tickable[]): 'in_progress' | 'completed' {
  return items.every(({ isRequired, isCompleted }) => isCompleted || !isRequired)
    ? 'completed'
    : 'in_progress';
}

/** The required items of these phases that are open. */
export function openOf<Item extends Tickable>(
  items: readonly Item[],
  phases: readonly ChecklistPhase[],
): Item[] {
  return items.filter(
    ({ phase, isRequired, isCompleted }) => isRequired && !isCompleted && phases.includes(phase),
  );
}

/** The required items that still stand before a step of the operation. */
export function openItems<Item extends Tickable>(items: readonly Item[], step: SafetyPhase): Item[] {
  return openOf(items, phasesBefore[step]);
}

/** A person of a team and what they are in it. */
export interface Speaker {
  readonly id: string;
  readonly role: TeamRole;
}

/** Whoever assists speaks as a surgeon. */
const speaksAs: Readonly<Record<TeamRole, SpeakerRole>> = {
  surgeon: 'surgeon',
  assistant: 'surgeon',
  anesthesiologist: 'anesthesiologist',
  nurse: 'nurse',
};

/** Those of a team who say an item: who has its part, or anybody of a team in which nobody has it. */
export function speakersFor<Person extends Speaker>(
  team: readonly Person[],
  role: SpeakerRole | null,
): Person[] {
  const ofRole = role === null ? [] : team.filter((person) => speaksAs[person.role] === role);
  return ofRole.length > 0 ? ofRole : [...team];
}

/**
 * True for who may be named as having said an item: somebody of the team whose part it is, and whoever is beside it and
 * may do that part's work, such as the nurse who goes round. Somebody who has another part in the team says that part's.
 * @param isAble whether the person may do the work of the item's part
 */
export function maySay(
  team: readonly Speaker[],
  { role, personId, isAble }: { role: SpeakerRole | null; personId: string; isAble: boolean },
): boolean {
  if (speakersFor(team, role).some(({ id }) => id === personId)) return true;
  return isAble && !team.some(({ id }) => id === personId);
}

/** An item that a hospital added to a published checklist. */
export interface AddedItem {
  readonly code: string;
  readonly phase: ChecklistPhase;
  readonly description: string;
  readonly isRequired: boolean;
  /** Left out in items from before it was asked. */
  readonly saidBy?: SpeakerRole | null;
}

/** What a hospital makes of a published checklist: it can add items and require optional ones, and take none away. */
export interface ChecklistAdaptation {
  readonly addedItems: readonly AddedItem[];
  /** Codes of optional items that this hospital requires. */
  readonly requiredToo: readonly string[];
}

/** The items of a hospital's checklist by phase, those it added after the published ones of the same phase. */
export function itemsOf(
  { items }: PublishedChecklist,
  { addedItems, requiredToo }: ChecklistAdaptation,
): PublishedItem[] {
  const published = items.map((item) => ({
    ...item,
    isRequired: item.isRequired || requiredToo.includes(item.code),
  }));
  return checklistPhases.flatMap((phase) => [
    ...published.filter((item) => item.phase === phase),
    ...addedItems
      .filter((item) => item.phase === phase)
      .map((item) => ({ ...item, saidBy: item.saidBy ?? null })),
  ]);
}

/** What stood open before a step: an item of the checklist, or the checklist itself. */
export interface MissingItem {
  readonly code: string;
  /** Empty where the checklist itself is missing, which screens name in their own words. */
  readonly description: string;
}

/** The code under which the checklist itself is missing. */
export const checklistCode = 'checklist';

const secondCodes = {
  sign_in: 'second-sign_in',
  time_out: 'second-time_out',
  sign_out: 'second-sign_out',
} as const;

/** The code under which the second person of a phase is missing. */
export function secondCode(phase: ChecklistPhase): string {
  return secondCodes[phase];
}

/** The phase whose second person a code says is missing; undefined for any other. */
export function phaseOfSecond(code: string): ChecklistPhase | undefined {
  return checklistPhases.find((phase) => secondCodes[phase] === code);
}
