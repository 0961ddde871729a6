import { z } from 'zod';

/**
 * Where values of a schema can hold rows of patients. Lists of hundreds of rows are looked through for restricted
 * ones at each call, so what cannot lead to such a row is passed by.
 */
export type RowPlaces = 'none' | 'anywhere' | Places;

interface Places {
  /** Places in each entry, where the value is a list. */
  item: RowPlaces;
  /** The fields worth a look, where the value is an object. */
  fields: readonly (readonly [name: string, places: RowPlaces])[];
}

const plainTypes = new Set<string>([
  'string',
  'number',
  'int',
  'boolean',
  'enum',
  'literal',
  'null',
  'undefined',
]);

/** What is no object, list, choice or wrapper may hold a row wherever it likes. */
export function rowPlacesOf(schema: z.ZodType): RowPlaces {
  if (plainTypes.has(schema.def.type)) return 'none';
  if (schema instanceof z.ZodObject) return placesOfObject(schema);
  if (schema instanceof z.ZodArray) {
    const item = rowPlacesOf(schema.element as z.ZodType);
    return item === 'none' ? 'none' : { item, fields: [] };
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.map((option) => rowPlacesOf(option as z.ZodType)).reduce(eitherOf, 'none');
  }
  if (schema instanceof z.ZodRecord) {
    return rowPlacesOf(schema.valueType as z.ZodType) === 'none' ? 'none' : 'anywhere';
  }
  if ('unwrap' in schema && typeof schema.unwrap === 'function')
    return rowPlacesOf(schema.unwrap() as z.ZodType);
  return 'anywhere';
}

function placesOfObject({ shape }: z.ZodObject): RowPlaces {
  const fields = Object.entries<z.ZodType>(shape)
    .map(([name, field]) => [name, rowPlacesOf(field)] as const)
    .filter(([, places]) => places !== 'none');
  return fields.length > 0 || 'patient' in shape ? { item: 'none', fields } : 'none';
}

function eitherOf(one: RowPlaces, other: RowPlaces): RowPlaces {
  if (one === 'none' || other === 'none') return one === 'none' ? other : one;
  if (one === 'anywhere' || other === 'anywhere') return 'anywhere';
  const fields = new Map(one.fields);
  for (const [name, places] of other.fields) fields.set(name, eitherOf(fields.get(name) ?? 'none', places));
  return { item: eitherOf(one.item, other.item), fields: [...fields] };
}

/** The places in each entry of a list. */
export function placesOfItem(places: RowPlaces): RowPlaces {
  return typeof places === 'string' ? places : places.item;
}

/** The fields of an object that are worth a look. */
export function placesOfFields(places: RowPlaces, value: object): Places['fields'] {
  if (places === 'none') return [];
  return places === 'anywhere'
    ? Object.keys(value).map((name) => [name, 'anywhere'] as const)
    : places.fields;
}
