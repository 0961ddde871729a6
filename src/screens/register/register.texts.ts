import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('register', {
  status: 'Status',
  status_active: 'Active',
  status_inactive: 'Inactive',
  show: 'Show',
  show_active: 'In use',
  show_inactive: 'Inactive',
  show_all: 'All',
  edit: 'Edit',
  save: 'Save',
  activate: 'Activate',
  deactivate: 'Deactivate',
  wasAdded: '{{name}} added',
  wasSaved: '{{name}} saved',
  wasActivated: '{{name}} is active again.',
  wasDeactivated: '{{name}} is now inactive.',
});
