import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { tickChecklistItem } from '../checklist.calls.ts';
import type { Checklist, ChecklistItem } from '../checklist.contract.ts';
import { useRefreshChecklists } from '../checklist.hooks.ts';
import { checklistRefusals } from '../checklist.words.ts';
import { t } from '../checklists.texts.ts';

interface Tick {
  /** The item's code, for the row that is busy. */
  id: string;
  item: ChecklistItem;
  /** Who said it; '' where nobody was chosen. */
  saidBy: string;
}

/** Ticks and unticks items of one checklist. */
export function useTick(checklistId: string) {
  const refresh = useRefreshChecklists();
  const write = useConfirmedWrite<Tick, Checklist>({
    call: ({ item: { code, isCompleted, notes }, saidBy }, submission) =>
      tickChecklistItem(
        { checklistId, code, isCompleted: !isCompleted, notes, ...(saidBy && !isCompleted && { saidBy }) },
        submission,
      ),
    done: () => undefined,
    failed: () => t('failedToTick'),
    refusals: checklistRefusals,
    onSettled: refresh,
  });
  return {
    isBusy: write.isBusy,
    toggle: (item: ChecklistItem, saidBy: string) => void write.start({ id: item.code, item, saidBy }),
  };
}
