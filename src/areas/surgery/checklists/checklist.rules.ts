import {
  type ChecklistPhase,
  checklistPhases,
  type PublishedChecklist,
  type PublishedItem,
} from './templates/published-checklists.ts';

/** The steps of an operation that a checklist stands before. */
export const safetyPhases = ['start', 'complete'] as const;
export type SafetyPhase = (typeof safetyPhases)[number];

/** Which phases of the checklist must be done before a step: Sign In and Time Out before the start, Sign Out before the end. */
export const phasesBefore: Readonly<Record<SafetyPhase, readonly ChecklistPhase[]>> = {
  start: ['sign_in', 'time_out'],
  complete: ['sign_out'],
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

/** The required items that still stand before a step of the operation. */
export function openItems<Item extends Tickable>(items: readonly Item[], step: SafetyPhase): Item[] {
  return items.filter(
    ({ phase, isRequired, isCompleted }) => isRequired && !isCompleted && phasesBefore[step].includes(phase),
  );
}

/** An item that a hospital added to a published checklist. */
export interface AddedItem {
  readonly code: string;
  readonly phase: ChecklistPhase;
  readonly description: string;
  readonly isRequired: boolean;
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
    ...addedItems.filter((item) => item.phase === phase),
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
