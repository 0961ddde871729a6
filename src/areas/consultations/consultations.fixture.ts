import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import type { AreaFixture, MakeCall } from '#testing/records/area-fixture.ts';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { emptyDraft } from './consultations/content/consultation-content.contract.ts';
import {
  amendConsultation,
  saveConsultationDraft,
  signConsultation,
  startConsultation,
} from './consultations/consultation.contract.ts';
import { createDiagnosis } from './diagnoses/diagnosis.contract.ts';
import { recordProblem } from './problems/problem.contract.ts';
import { saveTemplate } from './templates/template.contract.ts';

/** What a doctor types; say what matters to the test. */
export function aContent(part: Partial<typeof emptyDraft> = {}): typeof emptyDraft {
  return { ...emptyDraft, reason: 'Headache for three days', ...part };
}

/** A draft of a new patient, unless the patient is named. */
export async function aDraft(doctor: Caller, part: Partial<CallRequest<typeof startConsultation>> = {}) {
  const patientId = part.patientId ?? (await doctor.call(registerPatient, aPatient())).id;
  return doctor.call(startConsultation, { ...part, patientId });
}

/** A signed consultation of a new patient, unless the patient is named. */
export async function aSignedConsultation(
  doctor: Caller,
  content: Partial<typeof emptyDraft> = {},
  part: Partial<CallRequest<typeof startConsultation>> = {},
) {
  const { id: consultationId, version } = await aDraft(doctor, part);
  return doctor.call(signConsultation, { consultationId, version, ...aContent(content) });
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Active, of the known patient. */
    allergy: string;
    /** Active, of the known patient. */
    problem: string;
    diagnosis: string;
    /** Signed, of the known patient. */
    consultation: string;
    /** Of the administrator. */
    consultationTemplate: string;
  }
}

/** Text in every field, the same as a person would sign. */
function contentOf(text: string) {
  return {
    ...aContent({ reason: text, history: text, examination: text, plan: text }),
    referredTo: text,
    followUpNote: text,
    diagnoses: [
      { diagnosisId: null, code: null, title: text, certainty: 'confirmed' as const, isPrimary: true },
    ],
  };
}

async function signWith(call: MakeCall, patientId: string, content: ReturnType<typeof contentOf>) {
  const { id: consultationId, version } = await call(startConsultation, { patientId });
  return call(signConsultation, { consultationId, version, ...content });
}

export const consultationsFixture: AreaFixture = {
  name: 'consultations',
  after: ['patients', 'appointments', 'people'],
  fields: {
    allergyId: 'allergy',
    problemId: 'problem',
    diagnosisId: 'diagnosis',
    consultationId: 'consultation',
    templateId: 'consultationTemplate',
    authorId: 'user',
  },

  async makeMarked({ admin, mark, secret, round, ids: { patient: patientId } }) {
    const substance = `${secret} ${round}`;
    const allergies = await admin.call(recordAllergy, {
      patientId,
      substance,
      ingredient: secret,
      reaction: secret,
    });
    const title = `${secret} ${round}`;
    const problems = await admin.call(recordProblem, { patientId, title, notes: secret });
    const diagnosis = await admin.call(createDiagnosis, {
      title: `${mark} ${round}`,
      code: `${mark}${round}`,
    });
    const signed = await signWith((call, input) => admin.call(call, input), patientId, contentOf(secret));
    const amended = { kind: 'addition' as const, reason: secret, body: secret };
    await admin.call(amendConsultation, { consultationId: signed.id, ...amended });
    const draft = await admin.call(startConsultation, { patientId });
    const { diagnoses: _diagnoses, ...texts } = contentOf(secret);
    const kept = { ...emptyDraft, ...texts, diagnoses: [] };
    await admin.call(saveConsultationDraft, { consultationId: draft.id, version: 1, draft: kept });
    const fields = { reason: mark, history: mark, examination: mark, plan: mark };
    const template = await admin.call(saveTemplate, { name: `${mark} ${round}`, fields });
    return {
      allergy: allergies.rows[0]!.id,
      problem: problems.rows[0]!.id,
      diagnosis: diagnosis.id,
      consultation: signed.id,
      consultationTemplate: template.id,
    };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
    let allergy = '';
    for (const [place, text] of short.entries()) {
      const substance = `${text.slice(0, 190)} ${place}`;
      const { rows } = await call(recordAllergy, { patientId, substance, reaction: joined(480)[0]! });
      allergy = rows[0]!.id;
    }
    const { rows } = await call(recordProblem, { patientId, title: short[0]!, notes: joined(900)[0]! });
    const diagnosis = await call(createDiagnosis, { title: short[1]!, code: 'T1' });
    const content = {
      ...contentOf(joined(280)[0]!),
      history: joined(9000)[0]!,
      plan: joined(9000)[0]!,
    };
    const signed = await signWith(call, patientId, content);
    const amended = { kind: 'addition' as const, reason: joined(480)[0]!, body: joined(4800)[0]! };
    await call(amendConsultation, { consultationId: signed.id, ...amended });
    await call(startConsultation, { patientId });
    const fields = { reason: short[2]!, history: '', examination: '', plan: joined(900)[0]! };
    const template = await call(saveTemplate, { name: short[3]!.slice(0, 100), fields });
    return {
      allergy,
      problem: rows[0]!.id,
      diagnosis: diagnosis.id,
      consultation: signed.id,
      consultationTemplate: template.id,
    };
  },

  screens: {
    '/dashboard/consultations': { heading: 'Consultations', looks: ['?view=all'] },
    '/dashboard/consultations/$consultationId': { heading: /^Consultation/, previews: ['Print'] },
    '/dashboard/diagnoses': { heading: 'Diagnoses' },
  },
};
