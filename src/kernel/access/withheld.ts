import { z } from 'zod';
import { type Actor, can } from './actor.ts';
import { placesOfFields, placesOfItem, type RowPlaces } from './row-places.ts';

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

/** The restricted patients whose rows are in an answer, at the places where its schema can have rows. */
export function restrictedPatientsIn(value: unknown, places: RowPlaces = 'anywhere'): Set<string> {
  const patients = patientsIn(value, places);
  return new Set([...patients].filter(([, isRestricted]) => isRestricted).map(([id]) => id));
}

/** Whose rows are in an answer, at the places where its schema can have rows; true for who is restricted. */
export function patientsIn(
  value: unknown,
  places: RowPlaces = 'anywhere',
  found = new Map<string, boolean>(),
): Map<string, boolean> {
  if (Array.isArray(value)) {
    const inner = placesOfItem(places);
    if (inner !== 'none') for (const one of value) patientsIn(one, inner, found);
  } else if (isObject(value)) {
    const { patient } = value;
    if (isObject(patient) && typeof patient['id'] === 'string') {
      found.set(patient['id'], found.get(patient['id']) === true || patient['isRestricted'] === true);
    }
    for (const [name, inner] of placesOfFields(places, value)) patientsIn(value[name], inner, found);
  }
  return found;
}

/**
 * The answer with the named fields left out of the rows of these patients, and of all that is inside of these rows.
 * What holds no such row is given back as it is.
 */
export function concealRows(
  value: unknown,
  names: ReadonlySet<string>,
  closed: ReadonlySet<string>,
  places: RowPlaces = 'anywhere',
): unknown {
  if (Array.isArray(value)) {
    const inner = placesOfItem(places);
    return inner === 'none' ? value : value.map((one) => concealRows(one, names, closed, inner));
  }
  if (!isObject(value)) return value;
  const patientId = restrictedPatientOf(value);
  if (patientId !== undefined && closed.has(patientId)) return blankFields(value, names, closed);
  const fields = placesOfFields(places, value).map(([name, inner]) => [
    name,
    concealRows(value[name], names, closed, inner),
  ]);
  return fields.every(([name, field]) => value[name as string] === field)
    ? value
    : { ...value, ...Object.fromEntries(fields) };
}

/** A value inside of a closed row; the row of another patient in it decides for itself. */
function blankInside(value: unknown, names: ReadonlySet<string>, closed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => blankInside(one, names, closed));
  if (!isObject(value)) return value;
  const patientId = restrictedPatientOf(value);
  return patientId === undefined || closed.has(patientId)
    ? blankFields(value, names, closed)
    : concealRows(value, names, closed);
}

function blankFields(row: Json, names: ReadonlySet<string>, closed: ReadonlySet<string>): Json {
  const fields = Object.entries(row).map(([name, field]) => [
    name,
    names.has(name) ? blank(field) : blankInside(field, names, closed),
  ]);
  return Object.fromEntries(fields) as Json;
}

function blank(value: unknown): [] | null {
  return Array.isArray(value) ? [] : null;
}

/**
 * The answer without what the named records say: an object that holds the id of one loses its withheld fields, and is
 * left out whole where it lies within a withheld field of another record. What holds none is given back as it is.
 */
export function concealRecords(
  value: unknown,
  names: ReadonlySet<string>,
  records: ReadonlySet<string>,
): unknown {
  if (Array.isArray(value)) return mapped(value, (one) => concealRecords(one, names, records));
  if (!isObject(value)) return value;
  if (holdsOneOf(value, records)) return blankWithin(value, names);
  return withFields(value, (name, field) =>
    names.has(name) ? withoutRecords(field, records) : concealRecords(field, names, records),
  );
}

/**
 * True for an object with the id of one of these records in a field of its own, as that of an object in one, or as a part
 * of its `key`, which says of what kind a line is besides: 'lab:<id>:0:100'.
 */
function holdsOneOf(value: Json, records: ReadonlySet<string>): boolean {
  return Object.entries(value).some(([name, field]) => {
    const id = isObject(field) ? field['id'] : field;
    if (typeof id !== 'string') return false;
    return records.has(id) || (name === 'key' && id.split(':').some((part) => records.has(part)));
  });
}

function blankWithin(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => blankWithin(one, names));
  if (!isObject(value)) return value;
  return withFields(value, (name, field) => (names.has(name) ? blank(field) : blankWithin(field, names)));
}

function withoutRecords(value: unknown, records: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const left = value.filter((one) => !isObject(one) || !holdsOneOf(one, records));
    return mapped(left.length === value.length ? value : left, (one) => withoutRecords(one, records));
  }
  if (!isObject(value)) return value;
  return holdsOneOf(value, records)
    ? null
    : withFields(value, (_name, field) => withoutRecords(field, records));
}

function mapped(values: readonly unknown[], map: (value: unknown) => unknown): readonly unknown[] {
  const results = values.map(map);
  return results.every((result, place) => result === values[place]) ? values : results;
}

function withFields(value: Json, map: (name: string, field: unknown) => unknown): Json {
  const fields = Object.entries(value).map(([name, field]) => [name, map(name, field)] as const);
  return fields.every(([name, field]) => value[name] === field) ? value : Object.fromEntries(fields);
}
