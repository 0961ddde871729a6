import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an order of a stay. */
export const issue = defineIssues('ward-orders', {
  flow: 'Enter a flow in L/min with at most 1 decimal.',
  flowOfDevice: 'Enter a flow from {{least}} to {{most}} L/min for this device.',
  target: 'Enter a target from {{least}} to 100 %.',
  targetOrder: 'The highest value must be above the lowest.',
  dietInWords: 'Describe the diet.',
  untilBeforeFrom: 'The end must be after the beginning.',
  onlyNilByMouth: 'Only nil by mouth has a beginning and an end.',
  interval: 'Choose how often.',
  longerThanPolicy:
    'The last score requires vital signs every {{policy}} minutes. Enter a reason for a longer interval.',
  everyHours: 'Enter whole hours from 1 to 168.',
  whenMissing: 'Enter when to call.',
  callMissing: 'Enter who is called.',
  ceilingInWords: 'Enter what was decided and with whom.',
  taskMissing: 'Enter what needs to be done.',
  kindTwice: 'This list has two orders of this kind. Remove one.',
  otherKind: 'You cannot change the kind of an order. Stop it and add a new one.',
  reasonMissing: 'Enter a reason for the change.',
  nothingOrdered: 'Choose at least one order.',
});
