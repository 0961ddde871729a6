import type { ColumnType } from 'kysely';
import type { AllergyState } from '#kernel/care/allergies-in-short.ts';
import type { Instant, JsonColumn } from '#database/tables.ts';
import type { AnesthesiaContent } from './content/anesthesia-content.contract.ts';
import type { EntryFacts, StoredFacts } from './content/anesthesia-entry.contract.ts';
import type { AnesthesiaSummary } from './anesthesia.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    anesthesia_record: AnesthesiaRecordTable;
    anesthesia_completion: AnesthesiaCompletionTable;
    anesthesia_entry: AnesthesiaEntryTable;
    anesthesia_entry_error: AnesthesiaEntryErrorTable;
  }
}

interface AnesthesiaRecordTable {
  tenant_id: string;
  id: string;
  case_id: string;
  anesthesiologist_id: string;
  status: AnesthesiaSummary['status'];
  /** What is written so far; null once it is completed. */
  content: ColumnType<AnesthesiaContent | null, string | null, string | null>;
  start_time: Instant | null;
  end_time: Instant | null;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
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
interface AnesthesiaCompletionTable {
  tenant_id: string;
  record_id: string;
  case_id: string;
  anesthesiologist_id: string;
  record_status: 'completed' | 'complicated';
  start_time: Instant;
  end_time: Instant;
  content: JsonColumn<CompletedContent>;
  completed_by: string;
  completed_at: Instant;
}

interface AnesthesiaEntryTable {
  tenant_id: string;
  id: string;
  record_id: string;
  kind: EntryFacts['kind'];
  at: Instant;
  /** Of entries from before medicines were checked without `checks`. */
  facts: JsonColumn<StoredFacts | EntryFacts>;
  entered_by: string;
  created_at: Instant;
}

interface AnesthesiaEntryErrorTable {
  tenant_id: string;
  entry_id: string;
  reason: string;
  marked_by: string;
  marked_at: Instant;
}
