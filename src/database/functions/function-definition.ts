/** A function of the database as it is by now: every migrate makes it anew, so nobody's copy stays behind. */
export interface FunctionDefinition {
  name: string;
  /** The whole statement: `create or replace function …`. */
  text: string;
  /** Whose rights it works with; that of the tables where it is left out. */
  owner?: string;
  /** Who may call it besides its owner: the servers, or everybody because it asks for nothing that its caller may not. */
  callers: 'app' | 'owner' | 'everybody';
}

/** What a role that was made for functions may read, and nothing else. */
export interface LentRights {
  role: string;
  /** The columns by table, with commas between them. */
  reads: Readonly<Record<string, string>>;
}

/** All functions of the database, and what those that pass row-level security may read. */
export interface DatabaseFunctions {
  functions: readonly FunctionDefinition[];
  lent: readonly LentRights[];
}
