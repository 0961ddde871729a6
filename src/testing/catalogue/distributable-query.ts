import { parseSync } from 'libpg-query';
import { QueryLevel, type QueryScope } from './query-level.ts';
import { listOf, nodeOf, textOf, type TreeNode, walkTree, wordsOf } from './query-tree.ts';

/**
 * What keeps a statement from running on one shard of a database that is distributed by tenant; docs/decisions/0040.
 * Each table must compare tenant_id with a parameter on its own level of the statement, itself or through a join.
 * Inside a function, the variable of the given name takes the place of the parameter.
 */
export function queryFaults(
  text: string,
  tenantTables: ReadonlySet<string>,
  tenantVariable?: string,
): string[] {
  const { stmts = [] } = parseSync(text) as { stmts?: unknown[] };
  const parts = new Set<string>();
  walkTree(stmts, (kind, node) => {
    if (kind === 'CommonTableExpr') parts.add(textOf(node, 'ctename'));
    return true;
  });
  const isTenantTable = (name: string) => tenantTables.has(name) && !parts.has(name);
  const faults: string[] = [];
  walkTree(stmts, (kind, node) => {
    faults.push(...(faultsOf[kind]?.(node, { isTenantTable, tenantVariable }) ?? []));
    return true;
  });
  return faults;
}

/** By kind of node; what is inside of it is visited by itself. */
const faultsOf: Record<string, (node: TreeNode, scope: QueryScope) => string[]> = {
  SelectStmt: selectFaults,
  UpdateStmt: levelFaults,
  DeleteStmt: levelFaults,
  InsertStmt: insertFaults,
  VariableSetStmt: (node) => (node['is_local'] === true ? [] : ['a setting outlives its transaction']),
  FuncCall: (node) =>
    wordsOf(node, 'funcname').at(-1) === 'set_config' ? ['set_config is not carried to the shards'] : [],
};

/** The sides of a union are statements of their own. */
function selectFaults(statement: TreeNode, scope: QueryScope): string[] {
  const sides = [statement['larg'], statement['rarg']].filter((side) => side !== undefined) as TreeNode[];
  return sides.length > 0
    ? sides.flatMap((side) => selectFaults(side, scope))
    : levelFaults(statement, scope);
}

function levelFaults(statement: TreeNode, scope: QueryScope): string[] {
  const level = new QueryLevel(scope);
  const relation = statement['relation'] as TreeNode | undefined;
  if (relation) level.addTable(relation);
  for (const item of listOf(statement, 'fromClause')) level.addFrom(item);
  for (const item of listOf(statement, 'usingClause')) level.addFrom(item);
  level.addCondition(statement['whereClause']);
  return level.unbound().map((name) => `${name} does not compare tenant_id with a parameter`);
}

/** Many rows from a query, rather than from VALUES, arrive by COPY, which row-level security refuses on a shard. */
function insertFaults(statement: TreeNode, scope: QueryScope): string[] {
  const name = textOf(statement['relation'] as TreeNode, 'relname');
  const source = nodeOf(statement['selectStmt'], 'SelectStmt');
  const isFromQuery = source !== undefined && listOf(source, 'valuesLists').length === 0;
  const isPulled =
    statement['onConflictClause'] ?? statement['returningList'] ?? statement['returningClause'];
  return scope.isTenantTable(name) && isFromQuery && !isPulled
    ? [`${name}: insert … select has neither returning nor on conflict`]
    : [];
}
