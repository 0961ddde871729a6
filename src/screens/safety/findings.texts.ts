import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('findings', {
  stop: 'Stop',
  inform: 'Note',
  unchecked: 'Not checked',
  weigh: 'A safety check blocks this. Enter a reason to give it, or choose another.',
  reasonFor: 'Reason to give it anyway',
  givenAllTheSame: '{{found}} Given with a reason: {{reason}}',
  allergyIngredient: 'Allergic to {{allergy}}: this contains {{ingredient}}.',
  allergyClass: 'Allergic to {{allergy}}: {{ingredient}} belongs to the same class.',
  allergySideChain:
    'Allergic to {{allergy}}: {{ingredient}} has the same side chain; about 16 % react to both.',
  allergySevereSkin: 'A severe skin reaction to {{allergy}}: no β-lactam such as {{ingredient}}.',
  allergyRelatedChain: 'Allergic to {{allergy}}: the side chain of {{ingredient}} is similar.',
  allergyRelatedBetaLactam:
    'Allergic to {{allergy}}: {{ingredient}} is also a β-lactam; about 2 % react to both.',
  allergyMilder: 'Allergic to {{allergy}}: {{ingredient}} is usually tolerated.',
  duplicateIngredient: '{{medicine}} also contains {{ingredient}}.',
  duplicateClass: 'Same class as {{medicine}}.',
  interaction: '{{ingredient}} and {{other}} ({{medicine}}) must not be taken together.',
  interactionCaution:
    '{{ingredient}} and {{other}} ({{medicine}}): watch for serotonin toxicity and a rise of blood pressure.',
  pregnancyStop: '{{ingredient}} must not be given in pregnancy.',
  pregnancyCaution: '{{ingredient}}: caution in pregnancy.',
  tooYoung: 'Not below the age of {{months}} months.',
  aboveSingleDose: '{{mg}} mg of {{ingredient}} in one dose: at most {{maxMg}} mg.',
  aboveDailyDose: '{{mg}} mg of {{ingredient}} per day: at most {{maxMg}} mg.',
  allergiesNotAsked: 'It is not recorded whether the patient has allergies.',
  allergyNotCoded: 'The allergy “{{allergy}}” was entered as free text and was compared by name only.',
  ingredientsUnknown:
    'Its ingredients are not known, so allergies and interactions were not checked. Dose limits and warnings of the medicine list are not known either.',
  ingredientNotCovered: 'There are no rules for {{ingredient}}. It was compared by name only.',
  pregnancyNotAsked: 'Pregnancy matters for this medicine, and it has not been asked about.',
  ageUnknown: 'The age is not known, so age limits were not checked.',
  weightMissing: 'The limit depends on weight, and no weight is recorded.',
  aboveSingleUnits: '{{amount}} units of {{ingredient}} in one dose: at most {{most}} units.',
  aboveDailyUnits: '{{amount}} units of {{ingredient}} per day: at most {{most}} units.',
  partOfWhole: 'This dose is a fraction of one {{unit}} that cannot usually be divided. Is it correct?',
  doseUnusual:
    '{{amount}} in one dose, counted in {{unit}}, is more than ten times the usual {{usual}}. Is it correct?',
  quantityUnusual:
    '{{amount}} in total, counted in {{unit}}, is more than ten times the usual {{usual}}. Is it correct?',
  doseAbbreviation: 'Write “{{better}}”. “{{written}}” is easily misread.',
  amountUnknown:
    'The amount of this dose cannot be calculated, so the pharmacy gets no quantity. Enter the quantity.',
  nameInList:
    'The medicine list contains “{{name}}”. Choose it from the list, or say why you wrote it as free text.',
  watchedHighAlert: 'High alert, judged by its name: a second person confirms each dose.',
  watchedControlled: 'Controlled, judged by its name: two people dispense it and give it.',
  watchedInfusion: 'Given into a vein, judged by its name: the rate is asked for when it is given.',
  routeOfOtherForm: 'This form is not usually given by this route ({{route}}). Is the route correct?',
  doseNotCounted: 'The dose cannot be calculated, so its limits were not checked.',
});
