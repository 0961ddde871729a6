import type { JsonColumn, Table } from '#database/tables.ts';
import type { CountEntryFacts } from './count-facts.contract.ts';
import type { CountedItem } from './items/counted-items.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_count_entry: Table<'surgical_count_entry', SurgicalCountEntryColumns>;
    surgical_count_confirmation: Table<'surgical_count_confirmation', SurgicalCountConfirmationColumns>;
    surgical_count_error: Table<'surgical_count_error'>;
    counted_items: Table<'counted_items', CountedItemsColumns>;
  }
}

/** What was counted, added to the field, or said of a difference: added once, never changed. */
interface SurgicalCountEntryColumns {
  kind: CountEntryFacts['kind'];
  facts: JsonColumn<CountEntryFacts>;
}

/** That a second person has counted the same. */
interface SurgicalCountConfirmationColumns {
  /** Who made the entry; the database refuses the same person twice. */
  counted_by: string;
}

/** What a hospital counts; one row, none before the first change. */
interface CountedItemsColumns {
  items: JsonColumn<CountedItem[]>;
}
