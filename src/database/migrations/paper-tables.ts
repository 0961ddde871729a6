import { key, tenantKey } from './tenant-table.ts';

/** Which paper a table belongs to: by which column, and where that leads. */
interface OfPaper {
  /** Such as `note_id`. */
  column: string;
  /** The table of the paper, or of what was signed of it. */
  of: string;
  /** The key of that table, where it is not `id`. */
  by?: string;
}

/** The table of what is added to a signed paper; it is granted `select` and `insert` alone. */
export function addendumTable(table: string, { column, of, by = 'id' }: OfPaper): string[] {
  return [
    `create table ${table} (
      tenant_id uuid not null,
      id uuid not null,
      ${column} uuid not null,
      reason text not null,
      body text not null,
      added_by uuid not null,
      added_at timestamptz(3) not null,
      constraint ${table}_pkey primary key (tenant_id, id),
      constraint ${table}_says_what check (reason <> '' and body <> '')
    )`,
    tenantKey(table),
    key(table, 'paper', column, of, by),
    key(table, 'author', 'added_by', 'user_account'),
    `create index ${table}_of_paper on ${table} (tenant_id, ${column}, added_at, id)`,
  ];
}

/** The table of the marks of papers entered in error, one a paper; it is granted `select` and `insert` alone. */
export function errorMarkTable(table: string, { column, of, by = 'id' }: OfPaper): string[] {
  return [
    `create table ${table} (
      tenant_id uuid not null,
      ${column} uuid not null,
      reason text not null,
      marked_by uuid not null,
      marked_at timestamptz(3) not null,
      constraint ${table}_pkey primary key (tenant_id, ${column}),
      constraint ${table}_says_why check (reason <> '')
    )`,
    tenantKey(table),
    key(table, 'paper', column, of, by),
    key(table, 'marker', 'marked_by', 'user_account'),
  ];
}
