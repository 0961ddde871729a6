// Examples by the name of a field: what a field is called says what is in it, in every call alike.

const person = { firstName: 'Rahima', lastName: 'Khatun', gender: 'female', bloodType: 'B+' };

const examples: Readonly<Record<string, string | number>> = {
  ...person,
  name: 'General medicine',
  fullName: 'Rahima Khatun',
  email: 'rahima@mail.example',
  phone: '+880 1700 000000',
  address: '12 Lake Road, Dhaka',
  slug: 'city-general',
  tenantName: 'City General',
  hospitalName: 'City General',
  organizationName: 'City General',
  legalName: 'City General Hospital Ltd.',
  departmentName: 'Medicine',
  specialty: 'Medicine',
  currencyCode: 'BDT',
  countryCode: 'BD',
  timeZone: 'Asia/Dhaka',
  wardName: 'Female medical ward',
  roomName: 'Room 3',
  bedNumber: 'M-12',
  placeName: 'Main pharmacy',
  theatreNumber: 'OT-1',
  patientNumber: 'P000001',
  admissionNumber: 'ADM-000001',
  invoiceNumber: 'INV-000001',
  receiptNumber: 'RCP-000001',
  creditNoteNumber: 'CRN-000001',
  prescriptionNumber: 'RX-000001',
  caseNumber: 'OP-000001',
  lotNumber: 'LOT-2601',
  orderNumber: 'ORD-000001',
  testName: 'Complete blood count',
  specimen: 'Blood',
  result: '9.2',
  normalRange: '12.0 – 15.5',
  unit: 'g/dL',
  baseUnit: 'tablet',
  genericName: 'Paracetamol',
  medicationName: 'Paracetamol 500 mg',
  strength: '500 mg',
  dose: '500 mg',
  dosage: '500 mg',
  frequency: 'Three times a day',
  substance: 'Penicillin',
  diagnosis: 'Dengue fever',
  procedureName: 'Appendectomy',
  subject: 'Your appointment',
  category: 'General',
  title: 'General medicine',
  reason: 'As agreed with the patient',
  relation: 'Daughter',
  fileName: 'list.csv',
  version: 1,
};

const examplesByEnding: readonly (readonly [RegExp, string | number])[] = [
  [/(^at|At|Since|Until)$/, '2026-01-05T09:30:00.000Z'],
  [/(^on|^day|On|Date|Day|dateOfBirth|dateOfDeath)$/, '2026-01-05'],
  [/(^time|Time)$/, '09:30'],
  [/FirstName$/, person.firstName],
  [/LastName$/, person.lastName],
  [/(doctor|Doctor|surgeon|anesthesiologist|prescriber)(Name)?$/, 'Dr Farida Yasmin'],
  [/(By|nurse|user|witness|author)Name$/, 'Ruma Das'],
  [/Email$/, 'rahima@mail.example'],
  [/Phone$/, '+880 1700 000000'],
  [/Address$/, '12 Lake Road, Dhaka'],
  [/(Reason|Note|Notes|note|notes)$/, 'As agreed with the patient'],
  [/Minor$/, 80_000],
  [/Minutes$/, 30],
];

const people = /^(patient|doctor|orderer|nurse|user|person|surgeon|witness|author|member|buyer)$|By$/;

/** What a field of this name in an object of that name says in an example; undefined where the name is not known. */
export function exampleByName(field: string, owner: string): string | number | undefined {
  if (field === 'name' && people.test(owner)) return examples['fullName'];
  if (Object.hasOwn(examples, field)) return examples[field];
  return examplesByEnding.find(([ending]) => ending.test(field))?.[1];
}
