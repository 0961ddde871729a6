import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('invoice-changes', {
  title: 'What was done to {{number}}',
  changes: 'What was done',
  show: 'What was done',
  none: 'Nothing was done to this invoice beside writing it.',
  failedToLoad: 'Failed to load what was done to this invoice',
  discount: 'Discount of {{amount}}',
  credit: 'Credit note {{number}} over {{amount}}',
  returned: 'The money went back by {{method}}: {{reference}}',
  method_bkash: 'bKash',
  method_nagad: 'Nagad',
  method_bank: 'bank transfer',
  method_cash: 'cash',
  due_date: 'Due on {{to}} instead of {{from}}',
  void: 'Taken back',
  voidByPlan: 'Taken back: another plan was agreed on',
  reminder: 'A reminder was written',
  byOperator: '{{when}}, {{person}} of the operator',
  byProgram: '{{when}}, by the program',
});
