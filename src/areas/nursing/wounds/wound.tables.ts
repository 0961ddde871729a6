import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { BodySiteName } from './body/body-sites.words.ts';
import type { exudates, pressureStages, woundKinds, woundStatuses } from './wound.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    wound: Table<'wound', WoundColumns>;
    wound_observation: Table<'wound_observation', WoundObservationColumns>;
    wound_observation_error: Table<'wound_observation_error'>;
  }
}

type WoundKind = (typeof woundKinds)[number];

interface WoundColumns {
  site: BodySiteName;
  kind: WoundKind;
  /** Follows the observations that count. */
  status: (typeof woundStatuses)[number];
  created_at: ColumnType<Instant, Instant, never>;
}

/** How a wound was at one time: added once, never changed. */
interface WoundObservationColumns {
  kind: WoundKind;
  /** How far the clock of the device was ahead of the server's, which decides; null where it was not. */
  clock_ahead_seconds: number | null;
  stage: (typeof pressureStages)[number] | null;
  exudate: (typeof exudates)[number] | null;
  created_at: ColumnType<Instant, Instant, never>;
}
