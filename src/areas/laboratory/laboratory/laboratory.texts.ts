import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('laboratory', {
  recordRestricted: 'The record of this patient is restricted. Open it from the patient’s page first.',
  secondPerson: 'Someone other than the person who entered a result must verify it.',
  wrongStateOrder: 'This order is cancelled. Choose another status first.',
  resultsMissing_one: '{{count, number}} result is missing',
  resultsMissing_other: '{{count, number}} results are missing',
  resultsUnverified_one: '{{count, number}} result waits for verification',
  resultsUnverified_other: '{{count, number}} results wait for verification',
  resultsOpen: 'An order can be completed once every result is verified: {{what}}.',
  statusAgainstResults: 'This status does not match the specimen and the results of this order.',
  statusNotPending: 'This order has results, so it cannot be pending.',
  statusNotOpen: 'Every result of this order is verified, so the order is completed.',
  flag_normal: 'Normal',
  flag_low: 'Low',
  flag_high: 'High',
  'flag_critical-low': 'Critical low',
  'flag_critical-high': 'Critical high',
  flag_abnormal: 'Abnormal',
  flag_critical: 'Critical',
  flag_unknown: 'Not compared',
});
