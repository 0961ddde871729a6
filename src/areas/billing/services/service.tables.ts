import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { Service } from './service.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    service: ServiceTable;
  }
}

interface ServiceTable {
  tenant_id: string;
  id: string;
  name: string;
  description: string | null;
  price_minor: number;
  category: string;
  status: Service['status'];
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}
