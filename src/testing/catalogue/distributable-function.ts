import { parsePlPgSQLSync } from 'libpg-query';
import { queryFaults } from './distributable-query.ts';
import { textOf, walkTree } from './query-tree.ts';

/** How a function's text holds an expression and an assignment, as PostgreSQL numbers them. */
const parseModes = { expression: 2, assignment: 3 };

/** What keeps the statements inside a PL/pgSQL function, which names its tenant `tenant`, from running on one shard. */
export function functionQueryFaults(definition: string, tenantTables: ReadonlySet<string>): string[] {
  const statements: string[] = [];
  walkTree(parsePlPgSQLSync(definition), (kind, node) => {
    if (kind === 'PLpgSQL_expr') statements.push(statementOf(textOf(node, 'query'), node['parseMode']));
    return true;
  });
  return statements.flatMap((statement) => queryFaults(statement, tenantTables, 'tenant'));
}

function statementOf(query: string, parseMode: unknown): string {
  if (parseMode === parseModes.expression) return `select ${query}`;
  if (parseMode === parseModes.assignment) return `select ${query.slice(query.indexOf(':=') + 2)}`;
  return query;
}
