import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    saved_view: Table<'saved_view', SavedViewColumns>;
    /** With which view a person opens a list. */
    saved_view_default: Table<'saved_view_default'>;
  }
}

/** Filters, order and hidden columns of a list under a name. */
interface SavedViewColumns {
  /** Which list, by the path of its screen. */
  list: string;
  /** As the address of the list writes it; whoever opens it reads it as an address that anybody may have typed. */
  query: string;
  /** One of the places that a person has for a list. */
  place: number;
  /** One of the places that a hospital has for shared views of a list; null while nobody else sees it. */
  shared_place: number | null;
  created_at: ColumnType<Instant, Instant, never>;
}
