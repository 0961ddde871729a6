import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn } from '#database/tables.ts';
import type { AddedItem, MissingItem, SafetyPhase } from './checklist.rules.ts';
import type { Checklist } from './checklist.contract.ts';
import type { ChecklistPhase, PublishedName, SpeakerRole } from './templates/published-checklists.ts';

declare module '#database/tables.ts' {
  interface Tables {
    checklist_adaptation: ChecklistAdaptationTable;
    surgical_checklist: SurgicalChecklistTable;
    surgical_checklist_item: SurgicalChecklistItemTable;
    safety_override: SafetyOverrideTable;
  }
}

/** What the hospital makes of a published checklist; at most one row. */
interface ChecklistAdaptationTable {
  tenant_id: string;
  id: string;
  based_on: PublishedName;
  added_items: JsonColumn<AddedItem[]>;
  required_too: string[];
  /** Phases that a second person confirms. */
  second_person: ChecklistPhase[];
  updated_by: string;
  updated_at: Instant;
  version: number;
}

interface SurgicalChecklistTable {
  tenant_id: string;
  id: string;
  case_id: string;
  checklist_type: 'who_surgical_safety';
  /** Name, version and source of the checklist as it was when the case was booked. */
  template_name: string;
  template_version: string;
  template_source: string;
  status: Checklist['status'];
  completion_percentage: number;
  verified_by: string | null;
  verified_at: Instant | null;
  /** Phases that a second person confirms, as the hospital wanted it when the case was booked. */
  second_person: ChecklistPhase[];
  sign_in_seconded_by: string | null;
  sign_in_seconded_at: Instant | null;
  time_out_seconded_by: string | null;
  time_out_seconded_at: Instant | null;
  sign_out_seconded_by: string | null;
  sign_out_seconded_at: Instant | null;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface SurgicalChecklistItemTable {
  tenant_id: string;
  checklist_id: string;
  code: string;
  /** From 1, over all phases. */
  position: number;
  phase: ChecklistPhase;
  description: string;
  is_required: boolean;
  is_completed: boolean;
  completed_by: string | null;
  completed_at: Instant | null;
  /** Whose part it is to say it; null for whose it is nobody has said. */
  said_by_role: SpeakerRole | null;
  said_by: string | null;
  notes: string | null;
}

/** A step of an operation that was taken over an open checklist or a missing consent. */
interface SafetyOverrideTable {
  tenant_id: string;
  id: string;
  case_id: string;
  step: SafetyPhase;
  reason: string;

  missing: JsonColumn<MissingItem[]>;
  overridden_by: string;
  overridden_at: ColumnType<Instant, Instant, never>;
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  review_note: string | null;
  updated_at: Instant;
  version: number;
}
