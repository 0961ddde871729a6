import { defineIssues } from '#kernel/issue.ts';

/** Why a row of an import is refused, beyond what is wrong with the fields of a patient. */
export const issue = defineIssues('patient-import', {
  idOfAnother: 'Another patient came in under this ID.',
  namesakeRestricted:
    'A restricted patient has this name, and only people with View Sensitive Data can compare the two. Register this person by hand.',
  statusForbidden: 'Only people with Delete Patients can bring in inactive patients.',
});
