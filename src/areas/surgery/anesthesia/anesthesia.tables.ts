import type { ColumnType } from 'kysely';
import type { AllergyState } from '#kernel/care/allergies-in-short.ts';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { AnesthesiaContent } from './content/anesthesia-content.contract.ts';
import type { EntryFacts, StoredFacts } from './content/anesthesia-entry.contract.ts';
import type { AnesthesiaSummary } from './anesthesia.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    anesthesia_record: Table<'anesthesia_record', AnesthesiaRecordColumns>;
    anesthesia_completion: Table<'anesthesia_completion', AnesthesiaCompletionColumns>;
    anesthesia_addendum: Table<'anesthesia_addendum'>;
    anesthesia_entry: Table<'anesthesia_entry', AnesthesiaEntryColumns>;
    anesthesia_entry_error: Table<'anesthesia_entry_error'>;
    anesthesia_record_error: Table<'anesthesia_record_error'>;
  }
}

interface AnesthesiaRecordColumns {
  status: AnesthesiaSummary['status'];
  /** What is written so far; null once it is completed. */
  content: ColumnType<AnesthesiaContent | null, string | null, string | null>;
  created_at: ColumnType<Instant, Instant, never>;
}

/** What a completed record says for good. */
export interface CompletedContent {
  content: AnesthesiaContent;
  knownAllergies: string[];
  /** Left out in records from before it was kept. */
  allergyState?: AllergyState;
  recoveryException: string | null;
}

/** Added once, never changed. */
interface AnesthesiaCompletionColumns {
  record_status: 'completed' | 'complicated';
  content: JsonColumn<CompletedContent>;
}

interface AnesthesiaEntryColumns {
  kind: EntryFacts['kind'];
  /** Of entries from before medicines were checked without `checks`. */
  facts: JsonColumn<StoredFacts | EntryFacts>;
}
