import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('nursing-dashboard', {
  title: 'Nursing Dashboard',
  lead: 'Who needs to be seen first.',
  figures: 'The round',
  patients: 'Patients',
  overdue: 'Overdue sets',
  highScores: 'NEWS2 of 5 and more',
  neverSeen: 'Without a set',
  ward: 'Ward',
  allWards: 'All wards',
  failedToLoad: 'Failed to load the patients',
  empty: 'Nobody lies in a bed here.',
  cards: 'Patients, those who are due first',
  record: 'Record vital signs',
  recordOf: 'Record vital signs of {{patient}}',
  chart: 'Chart',
  chartOf: 'Chart of {{patient}}',
  place: '{{bed}}, {{ward}}',
});
