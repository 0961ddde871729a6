import type { CallRequest } from '#kernel/define-call.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import {
  amendProgressNote,
  markProgressNote,
  signProgressNote,
} from './progress-notes/progress-note.contract.ts';

type Request = CallRequest<typeof signProgressNote>;

/** A short progress note; say what matters to the test. */
export function aProgressNote(part: Partial<Request> & Pick<Request, 'admissionId'>): Request {
  return { subjective: 'Slept well.', objective: 'No fever.', plan: 'Continue.', ...part };
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Of the known admission, amended once; not entered in error. */
    progressNote: string;
  }
}

export const wardRoundsFixture: AreaFixture = {
  name: 'ward-rounds',
  after: ['patients', 'inpatient', 'nursing', 'consultations'],
  fields: { progressNoteId: 'progressNote' },

  async makeMarked({ admin, secret, ids: { admission: admissionId } }) {
    const said = {
      subjective: secret,
      objective: secret,
      assessment: secret,
      plan: secret,
      problems: [{ title: secret, assessment: secret, plan: secret }],
    };
    const wrong = await admin.call(signProgressNote, { admissionId, ...said });
    await admin.call(markProgressNote, { progressNoteId: wrong.id, reason: secret });
    const { id } = await admin.call(signProgressNote, { admissionId, ...said });
    await admin.call(amendProgressNote, { progressNoteId: id, version: 1, reason: secret, ...said });
    return { progressNote: id };
  },

  async fillWithTexts(call, { short, joined }, { admission: admissionId }) {
    const [subjective, objective, assessment, plan] = joined(3800);
    const [thought, wanted] = joined(1900);
    const { id } = await call(signProgressNote, {
      admissionId,
      subjective: subjective!,
      objective: objective ?? null,
      assessment: assessment ?? null,
      plan: plan ?? null,
      problems: [{ title: short[0]!, assessment: thought!, plan: wanted ?? null }],
    });
    return { progressNote: id };
  },

  screens: {
    '/dashboard/inpatients': { heading: 'My Inpatients' },
    '/dashboard/inpatients/$admissionId': { heading: 'Ward Round' },
    '/dashboard/inpatients/$admissionId/progress-note': { heading: 'New Progress Note' },
    '/dashboard/progress-notes/$progressNoteId': { heading: /^Progress Note of/ },
  },
};
