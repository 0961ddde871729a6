import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { AddedItem, MissingItem, SafetyPhase } from './checklist.rules.ts';
import type { Checklist } from './checklist.contract.ts';
import type { ChecklistPhase, PublishedName, SpeakerRole } from './templates/published-checklists.ts';

declare module '#database/tables.ts' {
  interface Tables {
    checklist_adaptation: Table<'checklist_adaptation', ChecklistAdaptationColumns>;
    surgical_checklist: Table<'surgical_checklist', SurgicalChecklistColumns>;
    surgical_checklist_item: Table<'surgical_checklist_item', SurgicalChecklistItemColumns>;
    safety_override: Table<'safety_override', SafetyOverrideColumns>;
  }
}

/** What the hospital makes of a published checklist; at most one row. */
interface ChecklistAdaptationColumns {
  based_on: PublishedName;
  added_items: JsonColumn<AddedItem[]>;
  /** Phases that a second person confirms. */
  second_person: ChecklistPhase[];
}

interface SurgicalChecklistColumns {
  checklist_type: 'who_surgical_safety';
  /** Name, version and source of the checklist as it was when the case was booked. */
  template_name: string;
  status: Checklist['status'];
  /** Phases that a second person confirms, as the hospital wanted it when the case was booked. */
  second_person: ChecklistPhase[];
  created_at: ColumnType<Instant, Instant, never>;
}

interface SurgicalChecklistItemColumns {
  /** From 1, over all phases. */
  position: number;
  phase: ChecklistPhase;
  is_completed: boolean;
  /** Whose part it is to say it; null for whose it is nobody has said. */
  said_by_role: SpeakerRole | null;
}

/** A step of an operation that was taken over an open checklist or a missing consent. */
interface SafetyOverrideColumns {
  step: SafetyPhase;
  missing: JsonColumn<MissingItem[]>;
  overridden_at: ColumnType<Instant, Instant, never>;
}
