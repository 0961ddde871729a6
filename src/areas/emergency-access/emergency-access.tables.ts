import type { Instant, Table } from '#database/tables.ts';
import type { EmergencyCategory } from './emergency-access/emergency-access.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    emergency_access: Table<'emergency_access', EmergencyAccessColumns>;
  }
}

interface EmergencyAccessColumns {
  category: EmergencyCategory;
  /** From here on the record is closed, whether or not anybody ended the access. */
  expires_at: Instant;
  /** Null while it runs, and after it ran out until the person opens the same record again. */
  ended_at: Instant | null;
}
