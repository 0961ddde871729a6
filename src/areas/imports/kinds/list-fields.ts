import type { ImportField } from '#kernel/tables/import-field.ts';
import { splitFullName } from '#ui/tables/values/full-names.ts';
import type { ListName } from '../runs/list-needs.ts';
import { bedsFields } from './beds/beds.fields.ts';
import { doctorsFields } from './doctors/doctors.fields.ts';
import { labTestsFields } from './lab-tests/lab-tests.fields.ts';
import { openingStockFields } from './opening-stock/opening-stock.fields.ts';
import { peopleFields } from './people/people.fields.ts';
import { proceduresFields } from './procedures/procedures.fields.ts';
import { servicesFields } from './services/services.fields.ts';
import { stockItemsFields } from './stock-items/stock-items.fields.ts';
import { suppliersFields } from './suppliers/suppliers.fields.ts';

/** What an import reads of a table, by the list that it fills. */
export const listFields: Readonly<Record<ListName, readonly ImportField[]>> = {
  services: servicesFields,
  'lab-tests': labTestsFields,
  'stock-items': stockItemsFields,
  'opening-stock': openingStockFields,
  suppliers: suppliersFields,
  people: peopleFields,
  beds: bedsFields,
  procedures: proceduresFields,
  doctors: doctorsFields,
};

/** A row as it is sent: a whole name in one cell is first and last name. */
export function sentRow<Row extends { fields: Partial<Record<string, string>> }>(row: Row) {
  const { fullName, ...fields } = row.fields;
  const given = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { ...row, fields: fullName === undefined ? given : { ...splitFullName(fullName), ...given } };
}
