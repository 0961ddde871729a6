/** The fields of a form as text, by name. */
type Values<Field extends string> = Readonly<Record<Field, string>>;

/** How an edit and another that was saved before it go together. */
export interface EditComparison<Field extends string> {
  /** Changed by both, differently: a person decides. */
  conflicts: Field[];
  /** Changed by the other alone. */
  taken: Field[];
}

/** Compares what was typed with what somebody else saved, both against the record the form began from. */
export function compareEdits<Field extends string>(
  begun: Values<Field>,
  typed: Values<Field>,
  saved: Values<Field>,
): EditComparison<Field> {
  const isSame = (a: Values<Field>, b: Values<Field>) => (field: Field) =>
    a[field].trim() === b[field].trim();
  const isUnsaved = isSame(begun, saved);
  const isUntyped = isSame(begun, typed);
  const isAgreed = isSame(typed, saved);
  const foreign = (Object.keys(begun) as Field[]).filter((field) => !isUnsaved(field));
  return {
    conflicts: foreign.filter((field) => !isUntyped(field) && !isAgreed(field)),
    taken: foreign.filter(isUntyped),
  };
}

/** The values to go on with: theirs wherever they changed something, but for the fields where one's own is kept. */
export function mergeEdits<Field extends string>(
  typed: Values<Field>,
  saved: Values<Field>,
  { conflicts, taken }: EditComparison<Field>,
  kept: ReadonlySet<Field>,
): Record<Field, string> {
  const adopted = [...taken, ...conflicts.filter((field) => !kept.has(field))];
  return { ...typed, ...Object.fromEntries(adopted.map((field) => [field, saved[field]])) };
}
