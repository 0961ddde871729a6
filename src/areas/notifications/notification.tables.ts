import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { SentenceFacts } from '#kernel/sentences.ts';

declare module '#database/tables.ts' {
  interface Tables {
    notification: NotificationTable;
  }
}

interface NotificationTable {
  tenant_id: string;
  id: string;
  user_id: string;
  /** Which declared notice it is; null for those stored before notices were declared. */
  code: string | null;
  /** Written as JSON text. */
  facts: ColumnType<SentenceFacts | null, string | null, string>;
  /** The words of those stored before notices were declared; null otherwise. */
  title: string | null;
  message: string | null;
  type: string;
  link: string | null;
  read: boolean;
  created_at: Instant;
}
