import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { saturationScale } from '../signs/vital-signs.contract.ts';

/** A clinician's decision on the scale by which the saturation of an admitted patient is read. */
export const scaleDecision = z.strictObject({
  id: z.uuid(),
  scale: saturationScale,
  reason: withheld(z.string()),
  decidedByName: z.string(),
  decidedAt: z.string(),
});

const decision = z.strictObject({ admissionId: z.uuid(), patient: namedPatient, ...scaleDecision.shape });

export const decideSaturationScale = defineCall('vitalSigns.decideScale', {
  address: 'POST /admissions/{admissionId}/saturation-scale',
  access: 'emr.write',
  summary: 'Decide by which scale of NEWS2 the saturation of an admitted patient is read from now on',
  input: z.strictObject({ admissionId: z.uuid(), scale: saturationScale, reason: requiredText(500) }),
  output: decision,
  errors: ['WRONG_STATE'],
});
