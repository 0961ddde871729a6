/** Names of the fields in which two records differ, with the old and the new value of each. */
export function changedFields<T extends object>(
  before: T,
  after: T,
): { oldValues: Partial<T>; newValues: Partial<T> } {
  const keys = (Object.keys(after) as (keyof T)[]).filter((key) => !isSame(before[key], after[key]));
  return {
    oldValues: Object.fromEntries(keys.map((key) => [key, before[key]])) as Partial<T>,
    newValues: Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<T>,
  };
}

// Lists come out of the database anew each time, so they are compared by what they hold.
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before !== 'object' || typeof after !== 'object') return false;
  return JSON.stringify(before) === JSON.stringify(after);
}

/** What a partial change names: each of its fields that has a value, null included. */
type Given<Change> = { [Field in keyof Change]?: Exclude<Change[Field], undefined> };

/** A partial change without the fields that it leaves as they are, so that it can be laid over a record. */
export function given<Change extends object>(change: Change): Given<Change> {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Given<Change>;
}
