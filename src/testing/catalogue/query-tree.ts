/** A node of PostgreSQL's own parse tree: its kind and fields, as libpg-query writes them. */
export type TreeNode = { [field: string]: unknown };

/** The node inside `{ Kind: node }`; undefined when it is of another kind. */
export function nodeOf(tree: unknown, kind: string): TreeNode | undefined {
  const found = isNode(tree) ? tree[kind] : undefined;
  return isNode(found) ? found : undefined;
}

/** The list in a field; empty when there is none. */
export function listOf(tree: TreeNode | undefined, field: string): unknown[] {
  const found = tree?.[field];
  return Array.isArray(found) ? found : [];
}

/** The string in a field. */
export function textOf(tree: TreeNode | undefined, field: string): string {
  const found = tree?.[field];
  return typeof found === 'string' ? found : '';
}

/** The words of a list of String nodes, such as the parts of a name. */
export function wordsOf(tree: TreeNode | undefined, field: string): string[] {
  return listOf(tree, field).map((part) => textOf(nodeOf(part, 'String'), 'sval'));
}

/** Visits a tree from above; the visitor says whether to go further down. */
export function walkTree(tree: unknown, visit: (kind: string, node: TreeNode) => boolean): void {
  if (Array.isArray(tree)) {
    for (const part of tree) walkTree(part, visit);
    return;
  }
  if (!isNode(tree)) return;
  for (const [field, value] of Object.entries(tree)) {
    if (isNode(value) && /^[A-Z]/.test(field) && !visit(field, value)) continue;
    walkTree(value, visit);
  }
}

function isNode(tree: unknown): tree is TreeNode {
  return typeof tree === 'object' && tree !== null && !Array.isArray(tree);
}
