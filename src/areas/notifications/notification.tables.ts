import type { Instant } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    notification: NotificationTable;
  }
}

interface NotificationTable {
  tenant_id: string;
  id: string;
  user_id: string;
  title: string;
  message: string;
  type: string;
  link: string | null;
  read: boolean;
  created_at: Instant;
}
