import type { ListName } from '../runs/list-needs.ts';
import { bedsKind } from './beds/beds.kind.ts';
import { diagnosesKind } from './diagnoses/diagnoses.kind.ts';
import { doctorsKind } from './doctors/doctors.kind.ts';
import { labTestsKind } from './lab-tests/lab-tests.kind.ts';
import type { ListKind } from './list-kind.ts';
import { medicinesKind } from './medicines/medicines.kind.ts';
import { openingStockKind } from './opening-stock/opening-stock.kind.ts';
import { patientsKind } from './patients/patients.kind.ts';
import { peopleKind } from './people/people.kind.ts';
import { proceduresKind } from './procedures/procedures.kind.ts';
import { servicesKind } from './services/services.kind.ts';
import { stockItemsKind } from './stock-items/stock-items.kind.ts';
import { suppliersKind } from './suppliers/suppliers.kind.ts';

/** How the rows of each list are stored. */
export const kinds: Readonly<Record<ListName, ListKind>> = {
  patients: patientsKind,
  medicines: medicinesKind,
  diagnoses: diagnosesKind,
  services: servicesKind,
  'lab-tests': labTestsKind,
  'stock-items': stockItemsKind,
  'opening-stock': openingStockKind,
  suppliers: suppliersKind,
  people: peopleKind,
  beds: bedsKind,
  procedures: proceduresKind,
  doctors: doctorsKind,
};
