import type { Operation } from './api-operations.ts';
import type { KnownIds, KnownKind } from '../records/area-fixture.ts';
import { kindOfField } from '../records/fixtures.ts';
import { fieldName, type FieldPath, idFieldsOf, validInput, withValue } from './valid-input.ts';

/** What no record's id is: where a list goes on, and what another system gave. */
type NoKind = 'cursor' | 'not ours';

function meaningOf(operation: Operation, path: FieldPath): KnownKind | NoKind | undefined {
  const name = fieldName(path);
  if (name === 'cursor') return name;
  return kindOfField.get(`${operation.id} ${name}`) ?? kindOfField.get(name);
}

/** The places of an operation's input that hold an id of ours or a cursor. */
export function ownIdFields(operation: Operation): FieldPath[] {
  return idFieldsOf(operation.input).filter((path) => meaningOf(operation, path) !== 'not ours');
}

/** What kind of record the id at a place of an operation's input names; undefined for a cursor. */
export function kindOf(operation: Operation, path: FieldPath): KnownKind | undefined {
  const meaning = meaningOf(operation, path);
  return meaning === 'cursor' || meaning === 'not ours' ? undefined : meaning;
}

/** Each place of the operations that can hold an id and that no fixture explains, with what to do about it. */
export function unknownIdFields(operations: readonly Operation[]): string[] {
  return operations.flatMap((operation) =>
    idFieldsOf(operation.input)
      .filter((path) => meaningOf(operation, path) === undefined)
      .map((path) => {
        const name = fieldName(path);
        return (
          `${operation.id}: say in 'fields' of the area's .fixture.ts what kind of record '${name}' names, ` +
          `or '${operation.id} ${name}' where the name means something else in other calls.`
        );
      }),
  );
}

/** An input that the operation takes, whose ids are all among the given ones but for what is placed by path. */
export function inputWith(
  operation: Operation,
  ids: KnownIds,
  place: { path: FieldPath; value: unknown } | null = null,
): Record<string, unknown> {
  const placed = new Map<string, unknown>(place ? [[place.path.join('.'), place.value]] : []);
  for (const field of ownIdFields(operation)) {
    const kind = kindOf(operation, field);
    const isRequired = operation.input.required?.includes(field[0] ?? '') === true;
    if (!isRequired || placed.has(field.join('.')) || !kind) continue;
    placed.set(field.join('.'), ids[kind]);
  }
  // The example knows which parts make sense together; its times and dates may be past.
  const example = (operation.example ?? {}) as Record<string, unknown>;
  const required = [...(operation.input.required ?? []), ...Object.keys(example)];
  const generated = validInput({ ...operation.input, required }, placed) as Record<string, unknown>;
  const isTime = (name: string) => /^date/.test(operation.input.properties?.[name]?.format ?? '');
  const times = Object.entries(generated).filter(([name]) => isTime(name));
  let input: unknown = { ...generated, ...example, ...Object.fromEntries(times) };
  for (const [field, id] of placed) input = withValue(input, field.split('.'), id);
  return input as Record<string, unknown>;
}
