// The rules of the form of diagnoses, for the imports of lists.
export { diagnosisFields } from './diagnoses/diagnosis.contract.ts';
export { changeDiagnosis, diagnosisKey, findDiagnoses } from './diagnoses/diagnosis-importing.service.ts';
export { createDiagnosis } from './diagnoses/diagnosis.service.ts';
