import type { Page } from '@playwright/test';
import type { AreaRoute } from '#client/registration/web-area.ts';
import type { ScreenVisit } from '#testing/records/area-fixture.ts';
import { screenVisits } from '#testing/records/fixtures.ts';
import { aClient, anApplication } from './platform-records.ts';
import { aHandover, aNursingNote, aProgressNote, ownShift } from './nursing-records.ts';
import {
  aDraft,
  aLabOrder,
  aLabTest,
  aPatient,
  anAdmission,
  anAssessment,
  anInvitation,
  aMedicine,
  aPrescription,
  aPayout,
  aReferrer,
  aSignedConsultation,
  aUser,
  samplePatient,
} from './records.ts';
import {
  aCounterSale,
  aPurchaseOrder,
  aRecall,
  aRequisition,
  aStockItem,
  aStockTake,
  aStockTransfer,
} from './stock-records.ts';
import { aSurgicalCase } from './surgery-records.ts';
import { aChecklist, anAnesthesiaRecord, anOperativeNote } from './theatre-records.ts';

/** One look at a screen. */
export interface Visit {
  address: string;
  heading: string | RegExp;
  /** Buttons that open a preview of a print. */
  previews: readonly (string | RegExp)[];
}

/** The home screen belongs to no area; the operator's is the platform's overview. */
const homeVisit: ScreenVisit = { heading: /welcome|platform overview|not found/i, looks: ['/no-such-page'] };

/** Every look at the screen of a route; @throws Error for one that no fixture names. */
export async function visitsOf(
  { path }: AreaRoute,
  idOf: (parameter: string) => string | Promise<string>,
): Promise<Visit[]> {
  const visit = path === '/dashboard' ? homeVisit : screenVisits.get(path);
  if (!visit) throw new Error(`${path}: say in 'screens' of the area's .fixture.ts how it is visited`);
  const { heading, looks = [], previews = [] } = visit;
  const addresses = [path, ...looks.map((look) => path + look)];
  const names = new Set(
    addresses.flatMap((address) => [...address.matchAll(/\$(\w+)/g)].map(([, name]) => name!)),
  );
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, await idOf(name));
  return addresses.map((address, place) => ({
    address: address.replaceAll(/\$(\w+)/g, (_written, name: string) => ids.get(name)!),
    heading,
    previews: place === looks.length ? previews : [],
  }));
}

/** What a parameter of an address names: makes or finds a record and returns what replaces it there. */
const recordOf: Record<string, (page: Page) => Promise<string>> = {
  organization: async () => 'city-general',
  patientId: async (page) => (await samplePatient(page)).id,
  invoiceId: async (page) => (await aDraft(page, 'Bandage', 50)).id,
  orderId: anOrderId,
  admissionId: anAdmissionId,
  prescriptionId: async (page) => (await aPrescription(page, await samplePatient(page))).id,
  saleId: async (page) => (await aCounterSale(page, crypto.randomUUID())).id,
  consultationId: aConsultationId,
  assessmentId: anAssessmentId,
  progressNoteId: async (page) => (await aProgressNote(page)).id,
  noteId: async (page) => (await aNursingNote(page)).id,
  shiftId: async (page) => (await ownShift(page)).id,
  handoverId: async (page) => (await aHandover(page)).id,
  referrerId: async (page) => (await aReferrer(page, 'Clinic of the visit')).id,
  payoutId: async (page) => (await aPayout(page, 'Clinic of the payout')).id,
  medicineId: async (page) => (await aMedicine(page, `Medicine ${crypto.randomUUID()}`, 'Morphine', true)).id,
  stockItemId: async (page) => (await aStockItem(page, `Item ${crypto.randomUUID()}`)).id,
  stockTransferId: async (page) => (await aStockTransfer(page, `Item ${crypto.randomUUID()}`)).id,
  purchaseOrderId: async (page) => (await aPurchaseOrder(page, `Item ${crypto.randomUUID()}`)).id,
  requisitionId: async (page) => (await aRequisition(page, `Item ${crypto.randomUUID()}`)).id,
  stockCountId: async (page) => (await aStockTake(page, `Place ${crypto.randomUUID()}`)).id,
  stockRecallId: async (page) => (await aRecall(page, `Item ${crypto.randomUUID()}`)).id,
  caseId: async (page) => (await aSurgicalCase(page)).id,
  checklistId: async (page) => (await aChecklist(page)).id,
  operativeNoteId: async (page) => (await anOperativeNote(page)).id,
  anesthesiaId: async (page) => (await anAnesthesiaRecord(page)).id,
  applicationId: anApplication,
  clientId: aClient,
  token: anInvitationToken,
  withSecret: async () => 'of-an-earlier-form',
};

async function anAdmissionId(page: Page): Promise<string> {
  const patient = await aPatient(page, `Admitted${crypto.randomUUID().slice(0, 8)}`);
  return (await anAdmission(page, patient.id)).id;
}

async function aConsultationId(page: Page): Promise<string> {
  const patient = await aPatient(page, `Seen${crypto.randomUUID().slice(0, 8)}`);
  return (await aSignedConsultation(page, patient.id, 'Cough')).id;
}

async function anAssessmentId(page: Page): Promise<string> {
  const patient = await aPatient(page, `Assessed${crypto.randomUUID().slice(0, 8)}`);
  return (await anAssessment(page, patient.id)).id;
}

async function anOrderId(page: Page): Promise<string> {
  const { id } = await aLabTest(page, `Potassium ${crypto.randomUUID()}`);
  return (await aLabOrder(page, [id])).id;
}

async function anInvitationToken(page: Page): Promise<string> {
  const email = `visitor.${crypto.randomUUID()}@people.example`;
  const { id } = await aUser(page, { firstName: 'Nasima', lastName: 'Visitor', email });
  return (await anInvitation(page, id)).split('#').at(-1)!;
}

/** The addresses of a screen with ordinary records; @throws Error for a parameter without a record. */
export async function addressesOf(page: Page, route: AreaRoute): Promise<string[]> {
  const visits = await visitsOf(route, (name) => {
    const make = recordOf[name];
    if (!make) throw new Error(`${route.path}: say in route-visits.ts which record '${name}' names`);
    return make(page);
  });
  return visits.map(({ address }) => address);
}
