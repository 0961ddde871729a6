import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { correctWound, observeWound, recordWound } from './wound.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Open. */
    wound: string;
    /** Of that wound, not entered in error. */
    woundObservation: string;
  }
}

const found = { site: 'sacrum', kind: 'pressure_injury', stage: '2' } as const;

/** The part of wounds in the fixture of nursing. */
export const woundsFixture: Omit<AreaFixture, 'name' | 'after'> = {
  fields: { woundId: 'wound', woundObservationId: 'woundObservation' },

  async makeMarked({ admin, secret, ids: { patient: patientId } }) {
    const texts = { dressing: secret, notes: secret };
    const { id: woundId } = await admin.call(recordWound, { patientId, ...found, ...texts });
    const seen = await admin.call(observeWound, { woundId, stage: '1', ...texts });
    const woundObservationId = seen.observations[0]!.id;
    await admin.call(correctWound, { woundId, woundObservationId, reason: secret });
    const last = await admin.call(observeWound, { woundId, stage: '1', ...texts });
    return { wound: woundId, woundObservation: last.observations[0]!.id };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
    const texts = { dressing: short[0]!, notes: joined(900)[0]! };
    const { id: woundId } = await call(recordWound, { patientId, ...found, ...texts });
    const seen = await call(observeWound, { woundId, stage: '1', ...texts });
    const woundObservationId = seen.observations[0]!.id;
    await call(correctWound, { woundId, woundObservationId, reason: joined(480)[0]! });
    return { wound: woundId };
  },

  screens: {
    '/dashboard/patients/$patientId/wounds': { heading: 'Wounds', previews: ['Print Wounds'] },
  },
};
