import { z } from 'zod';
import {
  changeDiagnosis,
  createDiagnosis,
  diagnosisFields,
  diagnosisKey,
  findDiagnoses,
} from '#areas/consultations/diagnosis-lists.public.ts';
import { catalogueKind, removeFrom } from '../catalogue-kind.ts';

const schema = z.strictObject({ ...diagnosisFields, status: z.literal('active') });

/** Diagnoses; known by their codes, and by their titles where they have none. One out of use is in use again. */
export const diagnosesKind = catalogueKind({
  resource: 'diagnoses',
  schema,
  columns: { name: 'title' },
  read: (cells) => ({ code: cells.text('code') ?? null, title: cells.required('title'), status: 'active' }),
  keyOf: diagnosisKey,
  find: async (context, inputs) => {
    const found = await findDiagnoses(context, inputs);
    return new Map(found.map((diagnosis) => [diagnosisKey(diagnosis), diagnosis]));
  },
  create: (context, { code, title }) => createDiagnosis(context, { code, title, isNotifiable: false }),
  update: (context, { id: diagnosisId, version }, changes) =>
    changeDiagnosis(context, { diagnosisId, version, ...changes }),
  remove: removeFrom('diagnosis', ['code', 'title'], { resource: 'diagnoses', topic: 'diagnoses' }),
});
