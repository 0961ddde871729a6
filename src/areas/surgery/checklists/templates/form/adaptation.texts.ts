import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('checklist-adaptation', {
  title: 'Surgical safety checklist',
  lead: 'New cases get this checklist. You can add items and make optional items required. You cannot remove published items.',
  basedOn: 'Published checklist',
  requiredToo: 'Optional items that are required here',
  secondPerson: 'Phases that a second person confirms',
  secondPersonHint:
    'Someone who ticked none of the items confirms the phase under their own name before the next step.',
  addedItems: 'Items of this hospital',
  phase: 'Phase',
  description: 'Item',
  isRequired: 'Required',
  add: 'Add item',
  remove: 'Remove item',
  itemOf: 'Item {{place, number}}',
  saved: 'Checklist saved',
  failedToLoad: 'Failed to load the checklist',
  failedToSave: 'Failed to save the checklist',
});
