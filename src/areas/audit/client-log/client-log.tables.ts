import type { Instant, Json, JsonColumn } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    client_log: ClientLogTable;
  }
}

interface ClientLogTable {
  tenant_id: string;
  id: string;
  created_at: Instant;
  level: 'info' | 'warn' | 'error' | 'debug';
  message: string;
  user_id: string | null;
  context: JsonColumn<Json>;
}
