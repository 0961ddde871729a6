import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import type { AreaFixture, MakeCall, ScreenVisit } from '#testing/records/area-fixture.ts';
import { createCase } from './cases/booking/booking.contract.ts';
import { listSurgicalStaff } from './cases/case.contract.ts';
import { cancelCase, confirmCase, postponeCase, recordConsent } from './cases/steps/case-steps.contract.ts';
import { listChecklists, tickChecklistItem } from './checklists/checklist.contract.ts';
import { signAsSurgeon, signConsent, withdrawConsent } from './consents/consent.contract.ts';
import { addProcedureWording } from './consents/wording/consent-wording.contract.ts';
import { recordDelay, recordMilestone, takeBackMilestone } from './milestones/milestone.contract.ts';
import { createProcedure } from './procedures/procedure.contract.ts';
import { fillChargesWithTexts, makeMarkedCharges } from './theatre-charges.fixture.ts';
import { fillPapersWithTexts, makeMarkedPapers } from './theatre-papers.fixture.ts';
import { createTheatreSession } from './sessions/session.contract.ts';
import { createTheatre, setTheatreStatus } from './theatres/theatre.contract.ts';

let made = 0;

/** An hour and a half that no other case of this test file has, far from any change of clocks. */
export function aFreeStart(): string {
  made += 1;
  return new Date(Date.UTC(2031, 4, 5, 6) + made * 6 * 3_600_000).toISOString();
}

/** A theatre of its own number; say what matters to the test. */
export async function aTheatre(admin: Caller, part: Partial<CallRequest<typeof createTheatre>> = {}) {
  made += 1;
  const name = `Theatre ${made}`;
  return admin.call(createTheatre, { name, theatreNumber: `OT-${made.toString(36)}`, ...part });
}

/** Somebody of the hospital who may operate. */
async function aSurgeon(call: MakeCall): Promise<string> {
  const { rows } = await call(listSurgicalStaff, { role: 'surgeon' });
  return rows[0]!.id;
}

/** A case of a new patient unless it is named, on the waiting list unless a start is given. */
export async function aCase(admin: Caller, part: Partial<CallRequest<typeof createCase>> = {}) {
  const patientId = part.patientId ?? (await admin.call(registerPatient, aPatient())).id;
  const surgeonId = part.surgeonId ?? (await aSurgeon((call, input) => admin.call(call, input)));
  const what = { procedureName: 'Appendicectomy', laterality: 'not_applicable' as const };
  return admin.call(createCase, { ...what, ...part, patientId, surgeonId });
}

/** The same in a theatre of its own, at a time that nobody else has. */
export async function aBookedCase(admin: Caller, part: Partial<CallRequest<typeof createCase>> = {}) {
  const theatreId = part.theatreId ?? (await aTheatre(admin)).id;
  return aCase(admin, { scheduledStartTime: aFreeStart(), ...part, theatreId });
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Available. */
    theatre: string;
    surgicalProcedure: string;
    /** Of the theatre. */
    theatreSession: string;
    /** Scheduled in the theatre, of the known patient. */
    surgicalCase: string;
    /** Somebody who may operate. */
    surgeonOnDuty: string;
  }
}

// They stand here because the fixtures of papers and charges need the cases of this one.
/** How the screens of the papers are visited. */
const paperScreens: Readonly<Record<string, ScreenVisit>> = {
  '/dashboard/surgery/preop': { heading: 'Pre-Operative Checklists' },
  '/dashboard/surgery/preop/$checklistId': { heading: /^OR-/ },
  '/dashboard/surgery/overrides': { heading: 'Safety Overrides' },
  '/dashboard/surgery/notes': { heading: 'Operative Notes' },
  '/dashboard/surgery/notes/$operativeNoteId': { heading: /^Operative Note/, previews: ['Print'] },
  '/dashboard/surgery/implants': { heading: 'Implants' },
  '/dashboard/surgery/anesthesia': { heading: 'Anesthesia Records' },
  '/dashboard/surgery/anesthesia/$anesthesiaId': { heading: /^Anesthesia/, previews: ['Print'] },
};

/** What kind of record the ids of the papers' calls name. */
const paperFields = {
  checklistId: 'surgicalChecklist',
  overrideId: 'safetyOverride',
  operativeNoteId: 'operativeNote',
  noteTemplateId: 'operativeNoteTemplate',
  implantId: 'surgicalImplant',
  anesthesiaId: 'anesthesiaRecord',
  'surgicalSpecimens.list caseId': 'operatedCase',
  'anesthesiaRecords.markEntry entryId': 'anesthesiaEntry',
  'surgicalCounts.get caseId': 'operatedCase',
  'surgicalCounts.confirm caseId': 'operatedCase',
  'surgicalCounts.markEntry caseId': 'operatedCase',
  'surgicalCounts.confirm entryId': 'surgicalCountEntry',
  'surgicalCounts.markEntry entryId': 'surgicalCountEntry',
} as const;

/** What kind of record the ids of the calls of stock and charges name. */
const chargeFields = {
  consumableId: 'surgicalConsumable',
  surgicalBillId: 'surgicalBill',
  surgicalChargeId: 'surgicalCharge',
  packageServiceId: 'service',
  quarterHourServiceId: 'service',
  generalServiceId: 'service',
  regionalServiceId: 'service',
  localServiceId: 'service',
  sedationServiceId: 'service',
  combinedServiceId: 'service',
  recoveryServiceId: 'service',
  'surgicalCharges.ofCase caseId': 'chargedCase',
  'surgicalCharges.findAgain caseId': 'chargedCase',
  'surgicalConsumables.list caseId': 'chargedCase',
  'surgicalConsumables.record caseId': 'chargedCase',
  'surgicalConsumables.record placeId': 'theatreStore',
  'surgicalConsumables.record stockItemId': 'theatreItem',
  'surgicalImplants.record caseId': 'chargedCase',
  'surgicalImplants.record placeId': 'theatreStore',
  'surgicalImplants.record stockItemId': 'theatreItem',
  'theatreStock.search placeId': 'theatreStore',
} as const;

export const surgeryFixture: AreaFixture = {
  name: 'surgery',
  after: ['patients', 'people', 'inpatient', 'billing', 'laboratory', 'stock'],
  fields: {
    theatreId: 'theatre',
    procedureId: 'surgicalProcedure',
    caseId: 'surgicalCase',
    surgeonId: 'user',
    surgeonIds: 'user',
    theatreSessionId: 'theatreSession',
    assistantSurgeonId: 'user',
    anesthesiologistId: 'user',
    nurseIds: 'user',
    saidBy: 'user',
    'surgicalCases.startEmergency surgeonId': 'surgeonOnDuty',
    ...paperFields,
    ...chargeFields,
  },

  async makeMarked(marked) {
    const { opened, admin, mark, secret, isRestricted, round, ids } = marked;
    const theatre = await aTheatre(admin, {
      name: mark,
      theatreNumber: `${mark.slice(0, 12)}${round}`,
      equipment: [mark],
      location: mark,
      notes: mark,
    });
    const broken = await aTheatre(admin, { name: mark, theatreNumber: `${mark.slice(0, 12)}${round}b` });
    const note = { status: 'maintenance' as const, note: mark };
    await admin.call(setTheatreStatus, { theatreId: broken.id, version: 1, ...note });
    const procedure = await admin.call(createProcedure, {
      name: `${mark} ${round}`,
      code: mark,
      usualDuration: 60,
      serviceId: ids.service,
    });
    const own = async () => {
      const { id } = await admin.call(registerPatient, aPatient({ lastName: mark, isAnotherPerson: true }));
      if (isRestricted) await admin.call(restrictPatient, { patientId: id, version: 1 });
      return id;
    };
    const texts = {
      procedureName: secret,
      procedureCode: secret,
      site: secret,
      preOpDiagnosis: secret,
      bloodNeeds: secret,
      equipmentNeeds: secret,
      notes: secret,
    };
    const booked = { ...texts, theatreId: theatre.id, urgency: 'emergency' as const };
    const overbook = { reason: secret };
    const now = opened.clock.now().toISOString();
    // One on the day that calendars are asked for, and two of today, of which one is in the theatre.
    for (const scheduledStartTime of ['2031-05-05T06:00:00.000Z', now]) {
      await aCase(admin, { ...booked, patientId: await own(), scheduledStartTime, overbook });
    }
    const today = { scheduledStartTime: now, overbook };
    const known = await aCase(admin, { ...booked, ...today, patientId: ids.patient });
    const { version } = await signAndWithdraw(admin, known.id, secret);
    await admin.call(confirmCase, { caseId: known.id, version });
    await runThrough(admin, known.id, secret);
    const cancelled = await aCase(admin, {
      ...booked,
      patientId: await own(),
      scheduledStartTime: aFreeStart(),
    });
    const waived = { kind: 'waived' as const, reason: secret };
    await admin.call(recordConsent, { caseId: cancelled.id, version: 1, consent: waived });
    await admin.call(cancelCase, { caseId: cancelled.id, version: 2, reason: secret });
    const session = await aMarkedSession(admin, theatre.id, mark);
    // In the slot for emergencies, which an elective case needs a reason for.
    await aCase(admin, {
      ...texts,
      theatreId: theatre.id,
      patientId: await own(),
      scheduledStartTime: slotStartOf(round),
      outsideSession: { reason: secret },
    });
    const postponed = await aCase(admin, { ...texts, patientId: await own() });
    const onPaper = { signedBy: secret, explainedBy: `${secret} s`, witness: `${secret} w` };
    const paper = { kind: 'signed' as const, relation: secret, ...onPaper };
    await admin.call(recordConsent, { caseId: postponed.id, version: 1, consent: paper });
    await admin.call(postponeCase, { caseId: postponed.id, version: 2, reason: secret });
    return {
      theatre: theatre.id,
      surgicalProcedure: procedure.id,
      theatreSession: session.id,
      surgicalCase: known.id,
      surgeonOnDuty: await aSurgeon((call, input) => admin.call(call, input)),
      ...(await makeMarkedPapers(marked, ids.patient)),
      ...(await makeMarkedCharges(marked, ids.patient)),
    };
  },

  async fillWithTexts(call, texts, { patient: patientId }) {
    const { short, joined } = texts;
    const surgeonId = await aSurgeon(call);
    const theatre = await call(createTheatre, {
      name: short[0]!.slice(0, 100),
      theatreNumber: short[1]!.slice(0, 20),
      equipment: short.slice(2, 6).map((text) => text.slice(0, 100)),
      location: short[6]!.slice(0, 100),
      notes: joined(900)[0]!,
    });
    const procedure = await call(createProcedure, {
      name: short[7]!,
      code: short[8]!.slice(0, 50),
      usualDuration: 60,
    });
    const [told] = joined(900);
    const consentWords = { name: short[9]!, done: told!, risks: told!, alternatives: told!, without: told! };
    await call(addProcedureWording, {
      procedureId: procedure.id,
      version: 0,
      words: { en: consentWords, bn: consentWords },
    });
    const session = await call(createTheatreSession, {
      theatreId: theatre.id,
      ...wholeDay,
      kind: 'speciality',
      name: short[11]!.slice(0, 100),
      surgeonIds: [surgeonId],
      weekday: 1,
    });
    const surgicalCase = await call(createCase, {
      patientId,
      surgeonId,
      theatreId: theatre.id,
      scheduledStartTime: aFreeStart(),
      procedureName: short[9]!,
      laterality: 'not_applicable',
      procedureCode: short[10]!.slice(0, 50),
      site: short[0]!,
      preOpDiagnosis: joined(480)[0]!,
      bloodNeeds: joined(480)[0]!,
      equipmentNeeds: joined(480)[0]!,
      notes: joined(1900)[0]!,
    });
    return {
      theatre: theatre.id,
      surgicalProcedure: procedure.id,
      theatreSession: session.id,
      surgicalCase: surgicalCase.id,
      surgeonOnDuty: surgeonId,
      ...(await fillPapersWithTexts(call, texts, surgicalCase)),
      ...(await fillChargesWithTexts(call, texts, surgicalCase.id)),
    };
  },

  screens: {
    '/dashboard/surgery': { heading: 'Surgery Dashboard' },
    '/dashboard/surgery/schedule': {
      heading: 'Theatre Schedule',
      looks: ['?view=week'],
      previews: ['Print Operating List'],
    },
    '/dashboard/surgery/theatres': { heading: 'Theatres' },
    '/dashboard/surgery/procedures': { heading: 'Procedures' },
    '/dashboard/surgery/sessions': { heading: 'Theatre Sessions' },
    '/dashboard/surgery/cases': { heading: 'Surgical Cases' },
    '/dashboard/surgery/cases/new': { heading: 'New Case' },
    '/dashboard/surgery/cases/emergency': { heading: 'Emergency Operation' },
    '/dashboard/surgery/cases/$caseId': { heading: /^OR-/ },
    '/dashboard/surgery/charges': { heading: 'Theatre Charges' },
    '/dashboard/surgery/charges/unpriced': { heading: 'Missing Prices' },
    '/dashboard/surgery/charges/$caseId': { heading: /^OR-/ },
    ...paperScreens,
  },
};

/** A Thursday of each round that no other case of the marked hospital is on. */
const slotStartOf = (round: number) => new Date(Date.UTC(2032, 0, 1 + 7 * round, 6)).toISOString();
const wholeDay = { fromMinute: 0, untilMinute: 1440, validFrom: '2031-12-01' };

/** A session of a speciality, beside a slot for emergencies on Thursdays. */
async function aMarkedSession(admin: Caller, theatreId: string, mark: string) {
  await admin.call(createTheatreSession, {
    theatreId,
    ...wholeDay,
    kind: 'emergency',
    surgeonIds: [],
    weekday: 4,
  });
  const surgeonIds = [await aSurgeon((call, input) => admin.call(call, input))];
  const speciality = { kind: 'speciality' as const, name: mark, surgeonIds, weekday: 5 };
  return admin.call(createTheatreSession, { theatreId, ...wholeDay, ...speciality });
}

/** What is signed on the screen where the test says nothing else: drawn, in English, with the text that ships. */
export function aConsent(part: Partial<CallRequest<typeof signConsent>> = {}) {
  return {
    signedBy: 'Karim Uddin',
    relation: 'Father',
    agreedTo: ['operation' as const],
    language: 'en' as const,
    textVersion: 'operation-2',
    ownRisks: 'Injury of the bowel',
    signature: aSignature,
    ...part,
  };
}

/** Signed by a typed name before a witness, which is taken back, and signed again with a line, and by the surgeon. */
async function signAndWithdraw(admin: Caller, caseId: string, secret: string) {
  const own = { caseId, signedBy: secret, relation: secret, ownRisks: secret };
  const typed = { kind: 'typed' as const, name: secret, isSignature: true as const };
  const witness = { name: `${secret} w`.slice(0, 200), relation: secret, signature: aSignature };
  await admin.call(signConsent, { ...aConsent(own), caseId, version: 1, signature: typed, witness });
  await admin.call(withdrawConsent, { caseId, version: 2, reason: secret });
  await admin.call(signConsent, { ...aConsent(own), caseId, version: 3, witness });
  return admin.call(signAsSurgeon, { caseId, version: 4, signature: aSignature });
}

/** A signature of one line. */
export const aSignature = {
  kind: 'drawn' as const,
  strokes: [
    [
      { x: 100, y: 200 },
      { x: 300, y: 80 },
    ],
  ],
};

/** The patient is called, which is corrected, and is in the theatre. */
async function runThrough(admin: Caller, caseId: string, secret: string): Promise<void> {
  await admin.call(recordMilestone, { caseId, version: 0, kind: 'called' });
  await admin.call(recordMilestone, { caseId, version: 1, kind: 'called', correctionReason: secret });
  const { rows } = await admin.call(listChecklists, { caseId });
  const { id: checklistId, items } = rows[0]!;
  for (const { code } of items.filter(({ phase, isRequired }) => phase === 'sign_in' && isRequired)) {
    await admin.call(tickChecklistItem, { checklistId, code, isCompleted: true });
  }
  await admin.call(recordMilestone, { caseId, version: 2, kind: 'anaesthesia_start' });
  await admin.call(recordMilestone, { caseId, version: 3, kind: 'time_out' });
  await admin.call(takeBackMilestone, { caseId, version: 4, kind: 'time_out', reason: secret });
  await admin.call(recordDelay, { caseId, cause: 'other', minutes: 5, note: secret });
}
