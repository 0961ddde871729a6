import { parseSync } from 'libpg-query';
import { createdTenantTable } from '#hosts/node/database/citus/distribute-tables.ts';
import { queryFaults } from './distributable-query.ts';
import { listOf, nodeOf, textOf, type TreeNode, walkTree } from './query-tree.ts';

const changesOfRows = ['InsertStmt', 'UpdateStmt', 'DeleteStmt'];
const constraintsOfOthers = new Set(['CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_FOREIGN']);

/**
 * What keeps a statement of a migration from running on tables that are spread over several machines already;
 * docs/decisions/0089-citus-as-an-engine.md
 */
export function migrationFaults(statement: string, tenantTables: ReadonlySet<string>): string[] {
  const { stmts = [] } = parseSync(statement) as { stmts?: unknown[] };
  const faults: string[] = [];
  for (const part of stmts) {
    const tree = (part as TreeNode)['stmt'];
    const create = nodeOf(tree, 'CreateStmt');
    if (create) faults.push(...createFaults(create, statement));
    const alter = nodeOf(tree, 'AlterTableStmt');
    if (alter) faults.push(...alterFaults(alter));
    if (changesOfRows.some((kind) => nodeOf(tree, kind)))
      faults.push(...queryFaults(statement, tenantTables));
  }
  return faults;
}

function createFaults(create: TreeNode, statement: string): string[] {
  const faults: string[] = [];
  const columns = listOf(create, 'tableElts').map((element) => nodeOf(element, 'ColumnDef'));
  const isOfTenants = columns.some((column) => textOf(column, 'colname') === 'tenant_id');
  if (isOfTenants && createdTenantTable(statement) === undefined)
    faults.push('its table would not be spread');
  walkTree(create, (kind, node) => {
    if (kind === 'Constraint' && node['contype'] === 'CONSTR_FOREIGN') {
      faults.push('a reference is a statement of its own, after its table was spread');
    }
    return true;
  });
  return faults;
}

function alterFaults(alter: TreeNode): string[] {
  const commands = listOf(alter, 'cmds');
  const faults = commands.length > 1 ? ['one change in each ALTER'] : [];
  for (const command of commands) {
    const column = nodeOf(nodeOf(command, 'AlterTableCmd')?.['def'], 'ColumnDef');
    const kinds = listOf(column, 'constraints').map((one) => textOf(nodeOf(one, 'Constraint'), 'contype'));
    if (kinds.some((kind) => constraintsOfOthers.has(kind)))
      faults.push('a new column brings no constraint along');
  }
  return faults;
}
