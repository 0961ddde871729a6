import type { ImportField } from '#kernel/tables/import-field.ts';
import type { ListName } from '../runs/list-needs.ts';
import { bedsFields } from './beds/beds.fields.ts';
import { diagnosesFields } from './diagnoses/diagnoses.fields.ts';
import { doctorsFields } from './doctors/doctors.fields.ts';
import { labTestsFields } from './lab-tests/lab-tests.fields.ts';
import { medicinesFields } from './medicines/medicines.fields.ts';
import { openingStockFields } from './opening-stock/opening-stock.fields.ts';
import { patientsFields } from './patients/patients.fields.ts';
import { peopleFields } from './people/people.fields.ts';
import { proceduresFields } from './procedures/procedures.fields.ts';
import { servicesFields } from './services/services.fields.ts';
import { stockItemsFields } from './stock-items/stock-items.fields.ts';
import { suppliersFields } from './suppliers/suppliers.fields.ts';

/** What an import reads of a table, by the list that it fills. */
export const listFields: Readonly<Record<ListName, readonly ImportField[]>> = {
  patients: patientsFields,
  medicines: medicinesFields,
  diagnoses: diagnosesFields,
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
