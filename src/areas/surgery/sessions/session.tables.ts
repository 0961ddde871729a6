import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { SessionKind } from './session.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    theatre_session: Table<'theatre_session', TheatreSessionColumns>;
    /** Whose session it is: one of a surgeon, everybody of a speciality, nobody of an emergency slot. */
    theatre_session_surgeon: Table<'theatre_session_surgeon'>;
    /** Once for each hospital. */
    theatre_session_release: Table<'theatre_session_release'>;
  }
}

interface TheatreSessionColumns {
  kind: SessionKind;
  /** What a speciality is called. */
  name: string | null;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes of the day by the hospital's clock; it ends before the second one. */
  from_minute: number;
  /** First and last day. */
  valid_from: string;
  created_at: ColumnType<Instant, Instant, never>;
}
