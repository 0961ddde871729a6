import type { Instant, JsonColumn } from '#database/tables.ts';
import type { CountEntryFacts } from './count-facts.contract.ts';
import type { CountedItem } from './items/counted-items.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_count_entry: SurgicalCountEntryTable;
    surgical_count_confirmation: SurgicalCountConfirmationTable;
    surgical_count_error: SurgicalCountErrorTable;
    counted_items: CountedItemsTable;
  }
}

/** What was counted, added to the field, or said of a difference: added once, never changed. */
interface SurgicalCountEntryTable {
  tenant_id: string;
  id: string;
  case_id: string;
  kind: CountEntryFacts['kind'];
  facts: JsonColumn<CountEntryFacts>;
  entered_by: string;
  entered_at: Instant;
}

/** That a second person has counted the same. */
interface SurgicalCountConfirmationTable {
  tenant_id: string;
  entry_id: string;
  /** Who made the entry; the database refuses the same person twice. */
  counted_by: string;
  confirmed_by: string;
  confirmed_at: Instant;
}

interface SurgicalCountErrorTable {
  tenant_id: string;
  entry_id: string;
  reason: string;
  marked_by: string;
  marked_at: Instant;
}

/** What a hospital counts; one row, none before the first change. */
interface CountedItemsTable {
  tenant_id: string;
  id: string;
  items: JsonColumn<CountedItem[]>;
  updated_by: string;
  updated_at: Instant;
  version: number;
}
