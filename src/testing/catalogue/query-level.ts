import { listOf, nodeOf, textOf, type TreeNode, wordsOf } from './query-tree.ts';

/** What the words of a statement mean. */
export interface QueryScope {
  isTenantTable(name: string): boolean;
  /** The variable that names the tenant, inside a function. */
  tenantVariable?: string | undefined;
}

/** The tables of one level, and which of them share a tenant with each other or with a parameter. */
export class QueryLevel {
  readonly #scope: QueryScope;
  readonly #tables = new Map<string, string>();
  readonly #same: [string, string][] = [];
  readonly #bound = new Set<string>();

  constructor(scope: QueryScope) {
    this.#scope = scope;
  }

  addTable(range: TreeNode): void {
    const name = textOf(range, 'relname');
    const alias = textOf(range['alias'] as TreeNode | undefined, 'aliasname') || name;
    if (this.#scope.isTenantTable(name)) this.#tables.set(alias, name);
  }

  addFrom(item: unknown): void {
    const table = nodeOf(item, 'RangeVar');
    if (table) this.addTable(table);
    const sample = nodeOf(item, 'RangeTableSample');
    if (sample) this.addFrom(sample['relation']);
    const join = nodeOf(item, 'JoinExpr');
    if (!join) return;
    this.addFrom(join['larg']);
    this.addFrom(join['rarg']);
    this.addCondition(join['quals']);
    if (wordsOf(join, 'usingClause').includes('tenant_id')) {
      const aliases = [...this.#tables.keys()];
      this.#same.push([aliases.at(-2) ?? '', aliases.at(-1) ?? '']);
    }
  }

  addCondition(condition: unknown): void {
    const all = nodeOf(condition, 'BoolExpr');
    if (all && all['boolop'] === 'AND_EXPR') for (const part of listOf(all, 'args')) this.addCondition(part);
    const comparison = nodeOf(condition, 'A_Expr');
    if (comparison?.['kind'] !== 'AEXPR_OP' || wordsOf(comparison, 'name').join('') !== '=') return;
    const [left, right] = [partsOf(comparison['lexpr']), partsOf(comparison['rexpr'])];
    left.forEach((part, place) => this.#compare(part, right[place]));
  }

  #compare(left: unknown, right: unknown): void {
    const [one, other] = [this.#aliasOf(left), this.#aliasOf(right)];
    if (one !== undefined && other !== undefined) this.#same.push([one, other]);
    if (one !== undefined && this.#isParameter(right)) this.#bound.add(one);
    if (other !== undefined && this.#isParameter(left)) this.#bound.add(other);
  }

  #isParameter(value: unknown): boolean {
    const cast = nodeOf(value, 'TypeCast');
    if (cast) return this.#isParameter(cast['arg']);
    if (nodeOf(value, 'ParamRef')) return true;
    return wordsOf(nodeOf(value, 'ColumnRef'), 'fields').join('.') === this.#scope.tenantVariable;
  }

  /** Whose tenant_id a column is; undefined for another column. */
  #aliasOf(value: unknown): string | undefined {
    const words = wordsOf(nodeOf(value, 'ColumnRef'), 'fields');
    if (words.at(-1) !== 'tenant_id') return undefined;
    return words.at(-2) ?? [...this.#tables.keys()][0];
  }

  /** The tables that no parameter names the tenant of. */
  unbound(): string[] {
    for (let before = -1; before < this.#bound.size;) {
      before = this.#bound.size;
      for (const [one, other] of this.#same) {
        if (!this.#tables.has(one) || !this.#tables.has(other)) continue;
        if (this.#bound.has(one)) this.#bound.add(other);
        if (this.#bound.has(other)) this.#bound.add(one);
      }
    }
    return [...this.#tables].filter(([alias]) => !this.#bound.has(alias)).map(([, name]) => name);
  }
}

function partsOf(value: unknown): unknown[] {
  const row = nodeOf(value, 'RowExpr');
  return row ? listOf(row, 'args') : [value];
}
