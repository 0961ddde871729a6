export { useAdmission } from './admissions/admission.hooks.ts';
export { genderWords, precautionWord } from './beds/bed.words.ts';
export { useWards } from './wards/ward.hooks.ts';
export type { Admission } from './admissions/admission.contract.ts';
export { useStageChanged } from './discharge/discharge.hooks.ts';
export { dischargeRefusals } from './discharge/discharge.words.ts';
export { t as dischargeTexts } from './discharge/discharges.texts.ts';
export { decisionShape, initialDecision, settledDeath } from './discharge/form/decide-form.values.ts';
export { DecisionFields } from './discharge/form/decision-fields.tsx';
