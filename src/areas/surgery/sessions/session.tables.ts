import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { SessionKind } from './session.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    theatre_session: TheatreSessionTable;
    theatre_session_surgeon: TheatreSessionSurgeonTable;
    theatre_session_release: TheatreSessionReleaseTable;
  }
}

interface TheatreSessionTable {
  tenant_id: string;
  id: string;
  theatre_id: string;
  kind: SessionKind;
  /** What a speciality is called. */
  name: string | null;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes of the day by the hospital's clock; it ends before the second one. */
  from_minute: number;
  until_minute: number;
  /** First and last day. */
  valid_from: string;
  valid_until: string | null;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** Whose session it is: one of a surgeon, everybody of a speciality, nobody of an emergency slot. */
interface TheatreSessionSurgeonTable {
  tenant_id: string;
  session_id: string;
  user_id: string;
}

/** Once for each hospital. */
interface TheatreSessionReleaseTable {
  tenant_id: string;
  id: string;
  release_hours: number;
  updated_by: string;
  updated_at: Instant;
  version: number;
}
