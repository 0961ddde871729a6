import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an order of a stay. */
export const issue = defineIssues('ward-orders', {
  flow: 'A flow in litres a minute, with at most one decimal.',
  flowOfDevice: 'This device takes {{least}} to {{most}} litres a minute.',
  target: 'A target of {{least}} to 100 percent.',
  targetOrder: 'The highest value must be above the lowest.',
  dietInWords: 'Say in words which diet.',
  untilBeforeFrom: 'The end must be after the beginning.',
  onlyNilByMouth: 'Only nil by mouth has a beginning and an end.',
  interval: 'Choose how often.',
  longerThanPolicy: 'The last score asks for a set every {{policy}} minutes. Say why less often is enough.',
  everyHours: 'Whole hours from 1 to 168.',
  whenMissing: 'Say when somebody is called.',
  callMissing: 'Say who is called.',
  ceilingInWords: 'Say in words what was decided and with whom.',
  taskMissing: 'Write what is to be done.',
  kindTwice: 'There is another order of this kind: a stay has one at a time.',
  otherKind: 'An order stays of its kind: stop it and order anew.',
  reasonMissing: 'Say why it is changed.',
  nothingOrdered: 'Choose at least one order.',
});
