import { toRecord } from '#database/to-record.ts';
import { paperOf } from '../papers/paper-case.record.ts';
import { checklist, type Checklist, checklistItem } from './checklist.contract.ts';
import type { ChecklistRow, ItemRow } from './checklist.queries.ts';
import { checklistPhases } from './templates/published-checklists.ts';

/** A stored checklist with its items as the record that screens and callers know. */
export function toChecklist(row: ChecklistRow, items: readonly ItemRow[]): Checklist {
  return toRecord(checklist, row, {
    ...paperOf(row),
    secondPerson: row.second_person,
    seconded: checklistPhases.flatMap((phase) => {
      const [at, byName] = [row[`${phase}_seconded_at`], row[`${phase}_seconded_by_name`]];
      return at === null || byName === null ? [] : [{ phase, byName, at }];
    }),
    items: items.filter((item) => item.checklist_id === row.id).map((item) => toRecord(checklistItem, item)),
  });
}
