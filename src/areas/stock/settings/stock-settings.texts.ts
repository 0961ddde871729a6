import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('stock-settings', {
  title: 'Inventory',
  approvalMinor: 'A second person decides above this value',
  approvalMinorHint:
    'The total of one person’s adjustments, disposals and returns of one item in a day. 0 means always.',
  approvalQuantity: 'A second person decides above this many base units',
  approvalQuantityHint: 'Leave empty if only the value matters.',
  orderMinor: 'A second person approves purchase orders above this total',
  orderMinorHint: 'One person’s orders from one supplier in a day are added together. 0 means always.',
  saved: 'Limits saved',
  failedToSave: 'Failed to save the limits',
  failedToLoad: 'Failed to load the limits',
});
