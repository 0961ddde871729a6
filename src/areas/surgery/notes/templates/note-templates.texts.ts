import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('operative-note-templates', {
  title: 'Template',
  choose: 'Fill in from a template',
  ofProcedure: '{{name}} (of this procedure)',
  forProcedure: 'For this procedure',
  name: 'Name of a template',
  save: 'Save as template',
  remove: 'Delete template',
  replaceTitle: 'Replace template',
  replaceQuestion: 'There is a template {{name}}. Replace it by what is typed here?',
  removeTitle: 'Delete template',
  removeQuestion: 'Delete the template {{name}} for everybody?',
  wasSaved: 'The template {{name}} is stored.',
  wasRemoved: 'The template is deleted.',
  failedToSave: 'Failed to save the template',
  failedToRemove: 'Failed to delete the template',
  tooMany: 'At most {{max, number}} templates. Delete one first.',
});
