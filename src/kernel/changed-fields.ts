/** Names of the fields in which two records differ, with the old and the new value of each. */
export function changedFields<T extends object>(
  before: T,
  after: T,
): { oldValues: Partial<T>; newValues: Partial<T> } {
  const keys = (Object.keys(after) as (keyof T)[]).filter((key) => before[key] !== after[key]);
  return {
    oldValues: Object.fromEntries(keys.map((key) => [key, before[key]])) as Partial<T>,
    newValues: Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<T>,
  };
}
