import type { PaperCase } from './paper-case.contract.ts';
import { t } from './papers.texts.ts';

export { fullName as patientName } from '#areas/patients/patient-words.public.ts';

/** Case number and procedure, as filters and headings name a case. */
export function caseName({
  caseNumber,
  procedureName,
}: Pick<PaperCase, 'caseNumber' | 'procedureName'>): string {
  return procedureName === null
    ? caseNumber
    : t('caseOption', { number: caseNumber, procedure: procedureName });
}
