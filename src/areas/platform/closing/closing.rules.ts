/** How long an account can be taken back where the operator has said nothing else. */
export const defaultWaitingDays = 30;

export const waitingDayRange = { min: 1, max: 365 } as const;

export const closingStatuses = ['waiting', 'taken_back', 'deleting', 'deleted'] as const;

/** How many rows go in one piece, and how many in one run of the job. */
export const deletionPiece = 5000;
export const deletionRun = 50_000;

/** A table whose rows refer to rows of another. */
export interface TableReference {
  child: string;
  parent: string;
}

/**
 * Tables in an order in which rows can go: before a table come all that refer to it. Those that refer to each other in
 * a circle are one group.
 */
export function deletionOrder(tables: readonly string[], references: readonly TableReference[]): string[][] {
  const children = new Map(tables.map((table) => [table, new Set<string>()]));
  for (const { child, parent } of references) {
    if (child !== parent && children.has(child)) children.get(parent)?.add(child);
  }
  // Tarjan's strongly connected components: a group is complete once all that it leads to are.
  const groups: string[][] = [];
  const place = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (table: string): void => {
    place.set(table, place.size);
    lowest.set(table, place.get(table)!);
    open.push(table);
    for (const child of children.get(table)!) {
      if (!place.has(child)) visit(child);
      if (open.includes(child)) lowest.set(table, Math.min(lowest.get(table)!, lowest.get(child)!));
    }
    if (lowest.get(table) !== place.get(table)) return;
    groups.push(open.splice(open.indexOf(table)).toSorted());
  };
  for (const table of tables) if (!place.has(table)) visit(table);
  return groups;
}

/** What a certificate says, as the text whose hash stands under it: the same words in the same order, ever. */
export interface CertifiedDeletion {
  certificate: string;
  hospital: { id: string; name: string; code: string };
  askedBy: string;
  askedAt: string;
  reason: string;
  closedAt: string;
  begunAt: string;
  deletedAt: string;
  files: { count: number; bytes: number };
  rows: Readonly<Record<string, number>>;
}

export function certificateText({ rows, ...facts }: CertifiedDeletion): string {
  const sorted = Object.entries(rows).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...facts, rows: Object.fromEntries(sorted) });
}
