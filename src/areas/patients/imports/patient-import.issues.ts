import { defineIssues } from '#kernel/issue.ts';

/** Why a row of an import is refused, beyond what is wrong with the fields of a patient. */
export const issue = defineIssues('patient-import', {
  idOfAnother: 'Another patient was already imported with this ID.',
  namesakeRestricted:
    'A restricted patient has this name. Only people with View Sensitive Data can compare the two. Register this person by hand.',
  statusForbidden: 'Only people with Delete Patients can import inactive patients.',
});
