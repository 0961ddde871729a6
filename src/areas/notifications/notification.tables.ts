import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { SentenceFacts } from '#kernel/sentences.ts';

declare module '#database/tables.ts' {
  interface Tables {
    notification: Table<'notification', NotificationColumns>;
  }
}

interface NotificationColumns {
  /** Which declared notice it is; null for those stored before notices were declared. */
  code: string | null;
  /** Written as JSON text. */
  facts: ColumnType<SentenceFacts | null, string | null, string>;
  /** The words of those stored before notices were declared; null otherwise. */
  title: string | null;
  type: string;
  read: boolean;
  created_at: Instant;
}
