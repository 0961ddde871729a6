import { z } from 'zod';
import type { Access } from '../access/permissions.ts';
import { type Call, defineCall } from '../define-call.ts';
import { pageOf, pageRequest } from '../page.ts';
import { seenVersion } from './record-fields.ts';

/** What the calls of one register share. */
interface RegisterDeclaration<Name extends string, Id extends string, Stored extends z.ZodType> {
  /** What its calls are named after, such as `suppliers`. */
  name: Name;
  /** Where one of its records is, such as `/suppliers/{supplierId}`. */
  address: `/${string}/{${Id}}`;
  record: Stored;
}

type InputOf<Fields extends z.ZodRawShape> = z.ZodObject<Fields, z.core.$strict>;

/** What a call says for itself; `fields` are what a caller writes beside what every register takes. */
type Declared<
  Kind extends 'read' | 'write',
  Needed extends Access,
  Fields extends z.ZodRawShape,
  Stored extends z.ZodType,
> = Pick<
  Call<string, Kind, Needed, z.ZodType, Stored>,
  'access' | 'module' | 'forMachines' | 'summary' | 'errors'
> & { fields: Fields };

// The compiler would take the input of a call from its example, which is why `defineCall` is given it untyped.
interface ExampleOf<Fields extends z.ZodRawShape> {
  example?: { input: z.input<InputOf<Fields>> };
}

type Seen<Id extends string> = Record<Id, z.ZodUUID> & { version: typeof seenVersion };

/**
 * The calls that every register has in the same form: a page of its records, a new one, and a change of one in the
 * version that was seen, which is refused as STALE. Each says who may make it and what a caller writes:
 *
 *     const calls = registerCalls({ name: 'suppliers', address: '/suppliers/{supplierId}', record: supplier });
 *     export const createSupplier = calls.create({ access: 'inventory.write', fields: supplierFields, … });
 */
export function registerCalls<const Name extends string, const Id extends string, Stored extends z.ZodType>({
  name,
  address,
  record,
}: RegisterDeclaration<Name, Id, Stored>) {
  const all = address.slice(0, address.lastIndexOf('/')) as `/${string}`;
  const id = address.slice(address.lastIndexOf('{') + 1, -1);
  return {
    list<const Needed extends Access, Fields extends z.ZodRawShape>({
      fields,
      ...declared
    }: Declared<'read', Needed, Fields, Stored>) {
      return defineCall(`${name}.list`, {
        address: `GET ${all}`,
        input: z.strictObject({ ...fields, ...pageRequest }),
        output: pageOf(record),
        ...declared,
      });
    },

    create<const Needed extends Access, Fields extends z.ZodRawShape>({
      fields,
      ...declared
    }: Declared<'write', Needed, Fields, Stored> & ExampleOf<Fields>) {
      return defineCall(`${name}.create`, {
        address: `POST ${all}`,
        input: z.strictObject(fields),
        output: record,
        ...(declared as Omit<typeof declared, 'example'>),
      });
    },

    update<const Needed extends Access, Fields extends z.ZodRawShape>({
      fields,
      errors = [],
      ...declared
    }: Declared<'write', Needed, Fields, Stored> & ExampleOf<Seen<Id> & Fields>) {
      return defineCall(`${name}.update`, {
        address: `PATCH ${address}`,
        input: z.strictObject({
          [id]: z.uuid(),
          version: seenVersion,
          ...fields,
        }) as unknown as InputOf<Seen<Id> & Fields>,
        output: record,
        errors: ['STALE', ...errors],
        ...(declared as Omit<typeof declared, 'example'>),
      });
    },
  };
}
