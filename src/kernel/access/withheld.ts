import { z } from 'zod';
import { type Actor, can } from './actor.ts';

/** True for those who see what restricted records hold, in lists and exports as well. */
export function seesRestricted(actor: Pick<Actor, 'permissions' | 'isAdministrator'>): boolean {
  return can(actor, 'emr.sensitive');
}

/** Fields that tell what a patient came for, which a closed record keeps to itself. */
const withheldFields = z.registry<object>();

/** A field that is null for readers to whom the patient's record is closed. */
export function withheld<Schema extends z.ZodType>(schema: Schema): z.ZodNullable<Schema> {
  const field = z.nullable(schema);
  withheldFields.add(field, {});
  return field;
}

/** A list that is empty for readers to whom the patient's record is closed. */
export function withheldList<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  const field = z.array(item);
  withheldFields.add(field, {});
  return field;
}

/** Whose row it is, and whether that record is restricted: beside every field that is withheld, or above it. */
export const rowPatient = { id: z.uuid(), isRestricted: z.boolean() };

/** The names of the withheld fields of an answer, at any depth. */
export function withheldNames(schema: z.ZodType): Set<string> {
  const names = new Set<string>();
  collect(schema, names);
  return names;
}

function collect(schema: z.ZodType, names: Set<string>): void {
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
      if (withheldFields.has(field)) names.add(name);
      collect(field, names);
    }
  } else if (schema instanceof z.ZodArray) {
    collect(schema.element as z.ZodType, names);
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) collect(option as z.ZodType, names);
  } else if ('unwrap' in schema && typeof schema.unwrap === 'function') {
    collect(schema.unwrap() as z.ZodType, names);
  }
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The patient whose restricted record a row belongs to, where the row says so itself. */
function restrictedPatientOf(row: Json): string | undefined {
  const { patient } = row;
  return isObject(patient) && patient['isRestricted'] === true ? String(patient['id']) : undefined;
}

/** The restricted patients whose rows are in an answer. */
export function restrictedPatientsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const one of value) restrictedPatientsIn(one, found);
  } else if (isObject(value)) {
    const patientId = restrictedPatientOf(value);
    if (patientId !== undefined) found.add(patientId);
    for (const one of Object.values(value)) restrictedPatientsIn(one, found);
  }
  return found;
}

/** The answer with the named fields left out of the rows of these patients, and of all that is inside of these rows. */
export function concealRows(
  value: unknown,
  names: ReadonlySet<string>,
  closed: ReadonlySet<string>,
  isInside = false,
): unknown {
  if (Array.isArray(value)) return value.map((one) => concealRows(one, names, closed, isInside));
  if (!isObject(value)) return value;
  const patientId = restrictedPatientOf(value);
  const isHidden = patientId === undefined ? isInside : closed.has(patientId);
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    isHidden && names.has(name) ? blank(field) : concealRows(field, names, closed, isHidden),
  ]);
  return Object.fromEntries(fields) as Json;
}

function blank(value: unknown): [] | null {
  return Array.isArray(value) ? [] : null;
}
