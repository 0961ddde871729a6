import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('checklist-adaptation', {
  title: 'Surgical safety checklist',
  lead: 'New cases get this checklist. Items can be added and optional ones required; none that is published can be left out.',
  basedOn: 'Published checklist',
  requiredToo: 'Optional items that are required here',
  secondPerson: 'Phases that a second person confirms',
  secondPersonHint:
    'Somebody who has ticked none of the items confirms the phase under their own name before the next step.',
  addedItems: 'Items of this hospital',
  phase: 'Phase',
  description: 'Item',
  isRequired: 'Required',
  add: 'Add item',
  remove: 'Remove item',
  itemOf: 'Item {{place, number}}',
  saved: 'The checklist was saved.',
  failedToLoad: 'Failed to load the checklist',
  failedToSave: 'Failed to save the checklist',
});
