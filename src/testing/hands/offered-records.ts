import { createDiagnosis } from '#areas/consultations/diagnoses/diagnosis.contract.ts';
import { createService } from '#areas/billing/services/service.contract.ts';
import { aWardWithBeds, anAdmission } from '#areas/inpatient/inpatient.fixture.ts';
import { aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aMedicine } from '#areas/pharmacy/pharmacy.fixture.ts';
import { aReferrer } from '#areas/referrals/referrals.fixture.ts';
import { createStockItem } from '#areas/stock/items/item.contract.ts';
import { createStockPlace } from '#areas/stock/places/place.contract.ts';
import { aReceipt, aStockItem } from '#areas/stock/stock.fixture.ts';
import { createProcedure } from '#areas/surgery/procedures/procedure.contract.ts';
import { aCase } from '#areas/surgery/surgery.fixture.ts';
import type { Hospital, TestSystem } from '../hospital.ts';
import { aStaffMember } from '../staff/staff.ts';

/** A record that a picker offers. */
export interface Offered {
  id: string;
  /** What is typed to find it, and nothing else. */
  text: string;
}

type Two = readonly [Offered, Offered];

/** What the pickers offer, two of each. */
export interface OfferedRecords {
  patients: Two;
  medicines: Two;
  services: Two;
  diagnoses: Two;
  procedures: Two;
  freeBeds: Two;
  admissions: Two;
  labTests: Two;
  surgeons: Two;
  cases: Two;
  theatrePlaceId: string;
  theatreItems: Two;
  items: Two;
  referrers: Two;
  orderers: Two;
  people: Two;
  clients: Two;
}

const words = ['Alderwood', 'Birchwood'] as const;

async function two(make: (word: string) => Promise<Offered>): Promise<Two> {
  return [await make(words[0]), await make(words[1])];
}

/** Makes two of everything that a picker offers. */
export async function offeredRecords(
  opened: TestSystem,
  hospital: Hospital,
  other: Hospital,
): Promise<OfferedRecords> {
  const admin = await hospital.as('tenant_admin');
  const people = await two(async () => {
    const { userId } = await aStaffMember(opened, hospital, ['surgery.operate', 'lab.acknowledge']);
    // Their family name.
    return { id: userId, text: userId.slice(-6) };
  });
  const patients = await two(async (word) => {
    const { id, patientNumber } = await admin.call(registerPatient, aPatient({ lastName: word }));
    return { id, text: patientNumber };
  });
  const theatrePlaceId = (await admin.call(createStockPlace, { name: 'Theatre store', kind: 'theatre' })).id;
  const items = await two(async (word) => {
    const { id } = await admin.call(createStockItem, aStockItem({ name: `${word} gauze` }));
    await aReceipt(admin, id, { placeId: theatrePlaceId });
    return { id, text: `${word} gauze` };
  });
  return {
    patients,
    medicines: await two(async (word) => ({
      id: (await aMedicine(admin, { name: `${word}in` })).id,
      text: word,
    })),
    services: await two(async (word) => {
      const service = { name: `${word} dressing`, category: 'Ward', priceMinor: 500 };
      return { id: (await admin.call(createService, service)).id, text: service.name };
    }),
    // Enter leaves words as they are unless they are those of one that is found.
    diagnoses: await two(async (word) => ({
      id: (await admin.call(createDiagnosis, { title: `${word} fever` })).id,
      text: `${word} fever`,
    })),
    procedures: await two(async (word) => ({
      id: (await admin.call(createProcedure, { name: `${word} repair`, usualDuration: 60 })).id,
      text: `${word} repair`,
    })),
    freeBeds: await two(async (word) => ({
      id: (await aWardWithBeds(admin, { name: `${word} ward` })).beds[0]!.id,
      text: word,
    })),
    admissions: [await inBed(hospital, patients[0]), await inBed(hospital, patients[1])],
    labTests: await two(async (word) => ({
      id: (await aLabTest(hospital, { name: `${word} antibody` })).id,
      text: `${word} antibody`,
    })),
    surgeons: people,
    cases: await two(async (word) => {
      const { id, caseNumber } = await aCase(admin, { procedureName: `${word} repair` });
      return { id, text: caseNumber };
    }),
    theatrePlaceId,
    theatreItems: items,
    items,
    referrers: await two(async (word) => ({ id: (await aReferrer(admin, { name: word })).id, text: word })),
    orderers: people,
    people,
    clients: [
      { id: hospital.tenantId, text: hospital.slug },
      { id: other.tenantId, text: other.slug },
    ],
  };
}

async function inBed(hospital: Hospital, { id: patientId, text }: Offered): Promise<Offered> {
  const admin = await hospital.as('tenant_admin');
  const { beds } = await aWardWithBeds(admin, { beds: 1 });
  return { id: (await anAdmission(admin, { patientId, bedId: beds[0]!.id })).id, text };
}
