import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    saved_view: SavedViewTable;
    saved_view_default: SavedViewDefaultTable;
  }
}

/** Filters, order and hidden columns of a list under a name. */
interface SavedViewTable {
  tenant_id: string;
  id: string;
  owner_id: string;
  /** Which list, by the path of its screen. */
  list: string;
  name: string;
  name_key: string;
  /** As the address of the list writes it; whoever opens it reads it as an address that anybody may have typed. */
  query: string;
  /** One of the places that a person has for a list. */
  place: number;
  /** One of the places that a hospital has for shared views of a list; null while nobody else sees it. */
  shared_place: number | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** With which view a person opens a list. */
interface SavedViewDefaultTable {
  tenant_id: string;
  user_id: string;
  list: string;
  view_id: string;
}
