/** What a partial change names: each of its fields that has a value, null included. */
export type Given<Change> = { [Field in keyof Change]?: Exclude<Change[Field], undefined> };

/** A partial change without the fields that it leaves as they are, so that it can be laid over a record. */
export function given<Change extends object>(change: Change): Given<Change> {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Given<Change>;
}
