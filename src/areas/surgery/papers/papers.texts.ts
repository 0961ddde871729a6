import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('theatre-papers', {
  case: 'Case',
  allCases: 'All Cases',
  caseOption: '{{number}} - {{procedure}}',
  unknownCase: 'Unknown Case',
  surgicalCase: 'Surgical case',
  findCase: 'Case number or patient',
  searching: 'Searching …',
  casesAway: 'Could not search cases. Try again.',
  noCaseFound: 'No case found',
  restricted: 'Restricted',
});
