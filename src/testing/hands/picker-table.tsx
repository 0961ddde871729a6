import type { ReactNode } from 'react';
import { PersonPicker } from '#areas/audit/trail/list/person-picker.tsx';
import { BillableField } from '#areas/billing/invoices/form/billable-field.tsx';
import { DiagnosisField } from '#areas/consultations/diagnoses/form/diagnosis-field.tsx';
import { BedPicker } from '#areas/inpatient/beds/form/bed-picker.tsx';
import { ChargeablePicker } from '#areas/inpatient/charges/items/form/chargeable-picker.tsx';
import { OccupiedBedPicker } from '#areas/inpatient/transfers/form/occupied-bed-picker.tsx';
import { OrdererPicker } from '#areas/laboratory/orders/form/orderer-picker.tsx';
import { PatientPicker } from '#areas/patients/patients/picker/patient-picker.tsx';
import { UserPicker } from '#areas/people/user-picker.public.tsx';
import { CounterMedicineField } from '#areas/pharmacy/counter/form/counter-medicine-field.tsx';
import { MedicineField } from '#areas/pharmacy/prescriptions/writing/form/medicine-field.tsx';
import { ClientPicker } from '#areas/platform/audit-logs/list/client-picker.tsx';
import { ReferrerPicker } from '#areas/referrals/referrers/form/referrer-picker.tsx';
import { RequestableItemPicker } from '#areas/stock/requisitions/form/requestable-item-picker.tsx';
import { ItemPicker } from '#areas/stock/transfers/form/item-picker.tsx';
import { PeoplePicker, StaffPicker } from '#areas/surgery/cases/form/staff-picker.tsx';
import { TheatreItemPicker } from '#areas/surgery/consumables/form/theatre-item-picker.tsx';
import { CasePicker } from '#areas/surgery/papers/form/case-picker.tsx';
import { ProcedureField } from '#areas/surgery/procedures/form/procedure-field.tsx';
import { ServicePicker } from '#areas/surgery/procedures/form/service-picker.tsx';
import { TestSelect } from '#areas/surgery/specimens/form/test-select.tsx';
import type { Offered, OfferedRecords } from './offered-records.ts';

/** What a picker of the table is bound to. */
export interface Bound {
  label: string;
  /** The text that the field shows, where it shows what is typed. */
  text: string;
  /** The id that is stored, '' for none. */
  id: string;
  ids: string[];
  /** The text, and the id it stands for; undefined for words that stand for none. */
  write: (text: string, id: string | undefined) => void;
  pick: (id: string | undefined) => void;
  pickAll: (ids: string[]) => void;
}

/** One picker, and two records that it offers. */
export interface PickerRow {
  /** Below src/areas. */
  file: string;
  name: string;
  show: (bound: Bound, records: OfferedRecords) => ReactNode;
  offered: (records: OfferedRecords) => readonly [Offered, Offered];
  /** Shown to somebody of the platform, not of a hospital. */
  isOfPlatform?: true;
}

const nothing = () => {};

/** Every picker that finds its records on the server. */
export const pickerTable: readonly PickerRow[] = [
  {
    file: 'patients/patients/picker/patient-picker.tsx',
    name: 'patient',
    show: ({ label, id, pick }) => <PatientPicker label={label} value={id} onChange={pick} />,
    offered: ({ patients }) => patients,
  },
  {
    file: 'pharmacy/prescriptions/writing/form/medicine-field.tsx',
    name: 'medicine of a prescription',
    show: ({ text, write }) => (
      <MedicineField
        value={text}
        onType={(typed) => write(typed, undefined)}
        onPick={({ id, name }) => write(name, id)}
        onDone={nothing}
      />
    ),
    offered: ({ medicines }) => medicines,
  },
  {
    file: 'pharmacy/counter/form/counter-medicine-field.tsx',
    name: 'medicine at the counter',
    show: ({ pick }) => (
      <CounterMedicineField currencyCode="BDT" onPick={({ medicineId }) => pick(medicineId)} />
    ),
    offered: ({ medicines }) => medicines,
  },
  {
    file: 'billing/invoices/form/billable-field.tsx',
    name: 'service of an invoice',
    show: ({ label, text, write }) => (
      <BillableField
        label={label}
        value={text}
        currencyCode="BDT"
        onChange={(typed, billable) => write(typed, billable?.serviceId)}
      />
    ),
    offered: ({ services }) => services,
  },
  {
    file: 'consultations/diagnoses/form/diagnosis-field.tsx',
    name: 'diagnosis',
    show: ({ label, text, write }) => (
      <DiagnosisField label={label} value={text} onChange={(typed, found) => write(typed, found?.id)} />
    ),
    offered: ({ diagnoses }) => diagnoses,
  },
  {
    file: 'surgery/procedures/form/procedure-field.tsx',
    name: 'procedure',
    show: ({ label, text, write }) => (
      <ProcedureField label={label} value={text} onChange={(typed, found) => write(typed, found?.id)} />
    ),
    offered: ({ procedures }) => procedures,
  },
  {
    file: 'inpatient/beds/form/bed-picker.tsx',
    name: 'bed',
    show: ({ label, id, pick }) => <BedPicker label={label} value={id} onChange={pick} />,
    offered: ({ freeBeds }) => freeBeds,
  },
  {
    file: 'inpatient/transfers/form/occupied-bed-picker.tsx',
    name: 'patient in a bed',
    show: ({ label, id, pick }) => <OccupiedBedPicker label={label} value={id} onChange={pick} />,
    offered: ({ admissions }) => admissions,
  },
  {
    file: 'inpatient/charges/items/form/chargeable-picker.tsx',
    name: 'charge of a stay',
    show: ({ label, id, pick }) => (
      <ChargeablePicker kind="service" label={label} value={id} onChange={pick} />
    ),
    offered: ({ services }) => services,
  },
  {
    file: 'surgery/procedures/form/service-picker.tsx',
    name: 'service of an operation',
    show: ({ label, id, pick }) => (
      <ServicePicker label={label} value={id} known={undefined} onChange={pick} />
    ),
    offered: ({ services }) => services,
  },
  {
    file: 'surgery/specimens/form/test-select.tsx',
    name: 'tests of a specimen',
    show: ({ label, ids, pickAll }) => <TestSelect label={label} value={ids} onChange={pickAll} />,
    offered: ({ labTests }) => labTests,
  },
  {
    file: 'surgery/cases/form/staff-picker.tsx',
    name: 'surgeon',
    show: ({ label, id, pick }) => <StaffPicker part="surgeon" label={label} value={id} onChange={pick} />,
    offered: ({ surgeons }) => surgeons,
  },
  {
    file: 'surgery/cases/form/staff-picker.tsx',
    name: 'nurses of an operation',
    show: ({ label, ids, pickAll }) => (
      <PeoplePicker part="surgeon" most={10} label={label} known={[]} value={ids} onChange={pickAll} />
    ),
    offered: ({ surgeons }) => surgeons,
  },
  {
    file: 'surgery/papers/form/case-picker.tsx',
    name: 'surgical case',
    show: ({ label, id, pick }) => <CasePicker label={label} value={id} onChange={pick} />,
    offered: ({ cases }) => cases,
  },
  {
    file: 'surgery/consumables/form/theatre-item-picker.tsx',
    name: 'item of a theatre',
    show: ({ label, id, pick }, { theatrePlaceId }) => (
      <TheatreItemPicker placeId={theatrePlaceId} label={label} value={id} onChange={pick} />
    ),
    offered: ({ theatreItems }) => theatreItems,
  },
  {
    file: 'stock/transfers/form/item-picker.tsx',
    name: 'item',
    show: ({ label, id, pick }) => <ItemPicker label={label} value={id} onChange={pick} />,
    offered: ({ items }) => items,
  },
  {
    file: 'stock/requisitions/form/requestable-item-picker.tsx',
    name: 'item of a requisition',
    show: ({ label, id, pick }) => <RequestableItemPicker label={label} value={id} onChange={pick} />,
    offered: ({ items }) => items,
  },
  {
    file: 'referrals/referrers/form/referrer-picker.tsx',
    name: 'referrer',
    show: ({ label, id, pick }) => <ReferrerPicker label={label} value={id} onChange={pick} />,
    offered: ({ referrers }) => referrers,
  },
  {
    file: 'laboratory/orders/form/orderer-picker.tsx',
    name: 'who orders tests',
    show: ({ label, id, pick }) => <OrdererPicker label={label} value={id} onChange={pick} />,
    offered: ({ orderers }) => orderers,
  },
  {
    file: 'people/user-picker.public.tsx',
    name: 'account',
    show: ({ label, id, pick }) => <UserPicker label={label} value={id} onChange={pick} />,
    offered: ({ people }) => people,
  },
  {
    file: 'audit/trail/list/person-picker.tsx',
    name: 'person of the audit trail',
    show: ({ id, pick }) => <PersonPicker value={id || undefined} onChange={pick} />,
    offered: ({ people }) => people,
  },
  {
    file: 'platform/audit-logs/list/client-picker.tsx',
    name: 'hospital of the platform',
    show: ({ id, pick }) => <ClientPicker value={id || undefined} onChange={pick} />,
    offered: ({ clients }) => clients,
    isOfPlatform: true,
  },
];

/** Where a picker is Mantine's own field over a list that is known whole: the text that is shown is what is stored. */
export const knownLists: readonly string[] = [
  'appointments/doctor-name-field.public.tsx',
  'appointments/doctors/form/doctor-form.tsx',
  'billing/services/form/service-form.tsx',
  'doses/policy/form/dose-policy-section.tsx',
  'inpatient/admissions/form/admission-fields.tsx',
  'inpatient/beds/form/bed-fields.tsx',
  'inpatient/charges/rates/form/new-package-form.tsx',
  'inpatient/discharge/form/decision-fields.tsx',
  'laboratory/catalogue/form/lab-test-form.tsx',
  'nursing/assessments/form/assessment-form.tsx',
  'nursing/notes/form/note-fields.tsx',
  'platform/plans/form/plan-form.tsx',
  'settings/organization/form/country-field.tsx',
  'settings/organization/form/time-zone-field.tsx',
  'stock/items/form/item-form.tsx',
  'surgery/cases/form/equipment-form.tsx',
  'surgery/charges/prices/pricing-form.tsx',
  'surgery/theatres/form/theatre-form.tsx',
];
