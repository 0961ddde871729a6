import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { BodySiteName } from './body/body-sites.words.ts';
import type { exudates, pressureStages, woundKinds, woundStatuses } from './wound.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    wound: WoundTable;
    wound_observation: WoundObservationTable;
    wound_observation_error: WoundObservationErrorTable;
  }
}

type WoundKind = (typeof woundKinds)[number];

interface WoundTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string | null;
  site: BodySiteName;
  kind: WoundKind;
  /** Follows the observations that count. */
  status: (typeof woundStatuses)[number];
  found_at: Instant;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** How a wound was at one time: added once, never changed. */
interface WoundObservationTable {
  tenant_id: string;
  id: string;
  wound_id: string;
  patient_id: string;
  kind: WoundKind;
  observed_by: string;
  observed_at: Instant;
  /** How far the clock of the device was ahead of the server's, which decides; null where it was not. */
  clock_ahead_seconds: number | null;
  stage: (typeof pressureStages)[number] | null;
  length_mm: number | null;
  width_mm: number | null;
  depth_mm: number | null;
  exudate: (typeof exudates)[number] | null;
  pain_score: number | null;
  dressing: string | null;
  next_dressing_at: Instant | null;
  is_healed: boolean;
  notes: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

interface WoundObservationErrorTable {
  tenant_id: string;
  observation_id: string;
  reason: string;
  marked_by: string;
  marked_at: Instant;
}
