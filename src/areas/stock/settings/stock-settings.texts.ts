import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('stock-settings', {
  title: 'Inventory',
  approvalMinor: 'A second person decides above this value',
  approvalMinorHint:
    'Adjustments, disposals and returns of one item by one person within a day. 0 asks always.',
  approvalQuantity: 'A second person decides above this many base units',
  approvalQuantityHint: 'Left empty where only the value matters.',
  orderMinor: 'A second person approves purchase orders above this total',
  orderMinorHint: 'Orders from one supplier by one person within a day count together. 0 asks always.',
  saved: 'The limits were saved.',
  failedToSave: 'Failed to save the limits',
  failedToLoad: 'Failed to load the limits',
});
