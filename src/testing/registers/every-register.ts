import * as services from '#areas/billing/services/service.contract.ts';
import * as diagnoses from '#areas/consultations/diagnoses/diagnosis.contract.ts';
import * as charges from '#areas/inpatient/charges/items/stay-item.contract.ts';
import * as wards from '#areas/inpatient/wards/ward.contract.ts';
import * as labTests from '#areas/laboratory/catalogue/lab-test.contract.ts';
import * as rules from '#areas/messages/rules/rule.contract.ts';
import * as templates from '#areas/messages/templates/template.contract.ts';
import * as medicines from '#areas/pharmacy/medicines/medicine.contract.ts';
import { medicineInput } from '#areas/pharmacy/pharmacy.fixture.ts';
import * as items from '#areas/stock/items/item.contract.ts';
import * as places from '#areas/stock/places/place.contract.ts';
import { aStockItem } from '#areas/stock/stock.fixture.ts';
import * as suppliers from '#areas/stock/suppliers/supplier.contract.ts';
import * as procedures from '#areas/surgery/procedures/procedure.contract.ts';
import * as theatres from '#areas/surgery/theatres/theatre.contract.ts';
import * as orderSets from '#areas/ward-orders/sets/order-set.contract.ts';
import { walked, type WalkedRegister } from './walked-register.ts';

const timedCharges = {
  list: charges.listTimedCharges,
  create: charges.createTimedCharge,
  update: charges.updateTimedCharge,
};
const inactive = { by: { status: 'inactive' }, listedBy: { status: 'inactive' } } as const;
const diet = [{ kind: 'diet', diet: 'soft' }] as const;

/** The registers of the program, by what their calls are named after, with what each promises. */
export const everyRegister: Readonly<Record<string, WalkedRegister>> = {
  diagnoses: walked(diagnoses, {
    ...{ reads: 'emr.read', writes: 'admin.settings', resource: 'diagnoses', topic: 'diagnoses' },
    called: 'title',
    input: (number) => ({ title: `Ague ${number}` }),
    change: { code: null, isNotifiable: true },
    findsBy: ['title'],
    once: {
      field: 'title',
      refusal: { facts: { fields: { title: { code: 'diagnoses.titleTaken' } } } },
      isFree: false,
    },
    refuses: { title: [' '], code: ['--'] },
    retires: { by: { ...inactive.by, code: null }, listedBy: inactive.listedBy },
  }),
  labTests: walked(labTests, {
    ...{ reads: 'lab.read', writes: 'lab.catalog', resource: 'lab_tests', topic: 'lab-tests' },
    input: (number) => ({ name: `Sodium ${number}`, category: `Salts ${number}`, priceMinor: 45_000 }),
    change: { priceMinor: 51_000, unit: 'mmol/L' },
    findsBy: ['name', 'category'],
    once: { field: 'name', refusal: { code: 'TEST_NAME_TAKEN' }, isFree: true },
    refuses: { name: [' '], category: [' '] },
  }),
  medicines: walked(medicines, {
    ...{ reads: 'pharmacy.read', writes: 'pharmacy.catalogue', resource: 'medicines', topic: 'medicines' },
    input: (number) => medicineInput({ name: `Brandol ${number}` }),
    change: { category: 'Other' },
    follows: ['itemVersion'],
    findsBy: ['name'],
    once: { field: 'name', refusal: { code: 'MEDICINE_EXISTS' }, isFree: false },
    refuses: { name: [' '], priceMinor: [-1], ingredients: [[]] },
    retires: { by: { isActive: false }, listedBy: { status: 'inactive' } },
  }),
  messageRules: walked(rules, {
    ...{ reads: 'admin.settings', writes: 'admin.settings' },
    ...{ resource: 'message_rules', topic: 'message-settings', called: null },
    input: () => ({ eventType: 'appointment_created', channels: ['email'] }),
    change: { channels: ['sms'], isEnabled: false },
    refuses: { channels: [[]], minimumMinor: [-1] },
  }),
  messageTemplates: walked(templates, {
    ...{ reads: 'admin.settings', writes: 'admin.settings' },
    ...{ resource: 'message_templates', topic: 'message-settings' },
    input: (number) => ({ name: `Booked ${number}`, channel: 'sms', body: 'See you.' }),
    change: { body: 'See you soon.', isActive: false },
    once: { field: 'name', refusal: { code: 'TEMPLATE_NAME_TAKEN' }, isFree: true, isExact: true },
    refuses: { name: [' '], body: [' '] },
  }),
  orderSets: walked(orderSets, {
    ...{ reads: 'emr.write', writes: 'emr.write', resource: 'order_sets', topic: 'order-sets' },
    input: (number) => ({ name: `Before surgery ${number}`, orders: [...diet] }),
    stored: ({ orders: _written, ...fields }) => fields,
    change: { name: 'Fasting', plan: 'Nothing by mouth', orders: [...diet] },
    once: { field: 'name', refusal: { code: 'SET_NAME_TAKEN' }, isFree: true },
    refuses: { name: [' '], orders: [[], [...diet, ...diet]] },
  }),
  services: walked(services, {
    ...{ reads: 'billing.read', writes: 'billing.write', resource: 'services', topic: 'services' },
    input: (number) => ({ name: `X-ray ${number}`, category: 'Imaging', priceMinor: 120_000 }),
    change: { priceMinor: 5, description: 'Two views' },
    once: { field: 'name', refusal: { code: 'SERVICE_NAME_TAKEN' }, isFree: true },
    refuses: { name: [' '], category: [' '], priceMinor: [-1, services.maxPriceMinor + 1] },
    retires: inactive,
  }),
  stockItems: walked(items, {
    ...{ reads: 'inventory.read', writes: 'inventory.write', resource: 'stock_items', topic: 'stock' },
    input: (number) => aStockItem({ sku: `SKU-${number}`, name: `Gauze ${number}` }),
    change: { minStockLevel: 5 },
    findsBy: ['name', 'sku'],
    once: { field: 'sku', refusal: { code: 'SKU_TAKEN' }, isFree: false },
    refuses: { name: [' '], packSize: [0] },
    retires: { by: { isActive: false }, listedBy: { show: 'inactive' } },
  }),
  stockPlaces: walked(places, {
    ...{ reads: 'inventory.read', writes: 'inventory.write' },
    ...{ resource: 'stock_places', topic: 'stock-places' },
    input: (number) => ({ name: `Shelf ${number}`, kind: 'ward' }),
    change: { name: 'Shelf by the door' },
    once: { field: 'name', refusal: { code: 'PLACE_NAME_TAKEN' }, isFree: true },
    refuses: { name: [' '], kind: ['quarantine'] },
    retires: { by: { isActive: false } },
  }),
  suppliers: walked(suppliers, {
    ...{ reads: 'inventory.read', writes: 'inventory.write', resource: 'suppliers', topic: 'suppliers' },
    input: (number) => ({ name: `Padma ${number}`, contactPerson: `Kamal ${number}`, leadDays: 5 }),
    change: { leadDays: 6, phone: '+880 2 5555 0188' },
    findsBy: ['name', 'contactPerson'],
    once: { field: 'name', refusal: { code: 'SUPPLIER_NAME_TAKEN' }, isFree: true },
    refuses: { name: [' '], leadDays: [-1, 366], email: ['nobody'] },
    retires: { by: { isActive: false }, listedBy: { show: 'inactive' } },
  }),
  surgicalProcedures: walked(procedures, {
    ...{ reads: 'surgery.read', writes: 'theatre.admin' },
    ...{ resource: 'surgical_procedures', topic: 'surgical-procedures' },
    input: (number) => ({ name: `Excision ${number}`, code: `EX-${number}`, usualDuration: 90 }),
    change: { usualDuration: 60, hasSide: true },
    findsBy: ['name', 'code'],
    once: { field: 'name', refusal: { code: 'PROCEDURE_NAME_TAKEN' }, isFree: true },
    refuses: { name: [' '], usualDuration: [4, 1441] },
    retires: { by: { isActive: false }, listedBy: { status: 'inactive' }, inUse: { status: 'active' } },
  }),
  theatres: walked(theatres, {
    ...{ reads: 'surgery.read', writes: 'theatre.admin', resource: 'theatres', topic: 'theatres' },
    input: (number) => ({ name: `Theatre ${number}`, theatreNumber: `ot-${number}`, equipment: ['C-arm'] }),
    change: { name: 'Renamed', capacity: 5 },
    once: { field: 'theatreNumber', refusal: { code: 'THEATRE_NUMBER_TAKEN' }, isFree: false },
    refuses: { name: [' '], theatreNumber: [' '], capacity: [0, 101] },
    retires: { by: { isActive: false } },
  }),
  timedCharges: walked(timedCharges, {
    ...{ reads: 'billing.read', writes: 'billing.write', resource: 'timed_charges', topic: 'stay-charges' },
    input: (number) => ({ name: `Oxygen ${number}`, unit: 'hour', priceMinor: 4000 }),
    change: { priceMinor: 5000 },
    once: { field: 'name', refusal: { code: 'CHARGE_NAME_TAKEN' }, isFree: true },
    refuses: { name: [' '], priceMinor: [-1] },
    retires: { by: { status: 'inactive' }, listedBy: { status: 'all' } },
  }),
  wards: walked(wards, {
    ...{ reads: 'admissions.read', writes: 'beds.admin', resource: 'wards', topic: 'beds' },
    input: (number) => ({ name: `Burns ${number}`, wardType: 'icu', floorNumber: 2, minimumAgeYears: 18 }),
    change: { floorNumber: null, sexPolicy: 'female' },
    once: { field: 'name', refusal: { code: 'WARD_NAME_TAKEN' }, isFree: true },
    refuses: { name: [' '], floorNumber: [-6], maximumAgeYears: [12] },
    retires: inactive,
  }),
};
