import type { Json, JsonColumn, Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    client_log: Table<'client_log', ClientLogColumns>;
  }
}

interface ClientLogColumns {
  level: 'info' | 'warn' | 'error' | 'debug';
  context: JsonColumn<Json>;
}
