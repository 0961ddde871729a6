import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('operative-note-templates', {
  title: 'Template',
  choose: 'Fill in from a template',
  ofProcedure: '{{name}} (for this procedure)',
  forProcedure: 'For this procedure',
  name: 'Template name',
  save: 'Save as template',
  remove: 'Delete template',
  replaceTitle: 'Replace template',
  replaceQuestion: 'Replace the template {{name}} with this text?',
  removeTitle: 'Delete template',
  removeQuestion: 'Delete the template {{name}} for everyone?',
  wasSaved: 'Template {{name}} saved',
  wasRemoved: 'Template deleted',
  failedToSave: 'Failed to save the template',
  failedToRemove: 'Failed to delete the template',
  tooMany: 'You can have at most {{max, number}} templates. Delete one first.',
});
