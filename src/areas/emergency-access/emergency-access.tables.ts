import type { Instant } from '#database/tables.ts';
import type { EmergencyCategory } from './emergency-access/emergency-access.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    emergency_access: EmergencyAccessTable;
  }
}

interface EmergencyAccessTable {
  tenant_id: string;
  id: string;
  user_id: string;
  patient_id: string;
  category: EmergencyCategory;
  reason: string;
  started_at: Instant;
  /** From here on the record is closed, whether or not anybody ended the access. */
  expires_at: Instant;
  /** Null while it runs, and after it ran out until the person opens the same record again. */
  ended_at: Instant | null;
  reviewed_at: Instant | null;
  reviewed_by: string | null;
  review_note: string | null;
  version: number;
}
