import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { Service } from './service.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    service: Table<'service', ServiceColumns>;
  }
}

interface ServiceColumns {
  status: Service['status'];
  created_at: ColumnType<Instant, Instant, never>;
}
