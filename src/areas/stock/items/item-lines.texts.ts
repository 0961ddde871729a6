import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('stock-item-lines', {
  item: 'Item',
  quantity: 'Quantity',
  addItem: 'Add another item',
  removeItem: 'Remove item {{number}}',
});
