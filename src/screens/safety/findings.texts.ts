import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('findings', {
  stop: 'Stop',
  inform: 'Note',
  unchecked: 'Not checked',
  weigh: 'Something stops it. Say why it is given all the same, or give something else.',
  reasonFor: 'Why it is given all the same',
  givenAllTheSame: '{{found}} Given all the same: {{reason}}',
  allergyIngredient: 'Allergic to {{allergy}}: this contains {{ingredient}}.',
  allergyClass: 'Allergic to {{allergy}}: {{ingredient}} is of the same class.',
  allergySideChain:
    'Allergic to {{allergy}}: {{ingredient}} has the same side chain; about 16 % react to both.',
  allergySevereSkin: 'A severe skin reaction to {{allergy}}: no β-lactam such as {{ingredient}}.',
  allergyRelatedChain: 'Allergic to {{allergy}}: the side chain of {{ingredient}} is much alike.',
  allergyRelatedBetaLactam:
    'Allergic to {{allergy}}: {{ingredient}} is a β-lactam too; about 2 % react to both.',
  allergyMilder: 'Allergic to {{allergy}}: {{ingredient}} is usually tolerated.',
  duplicateIngredient: '{{ingredient}} is in {{medicine}} as well.',
  duplicateClass: 'Of the same class as {{medicine}}.',
  interaction: '{{ingredient}} and {{other}} ({{medicine}}) must not be taken together.',
  interactionCaution:
    '{{ingredient}} and {{other}} ({{medicine}}): watch for serotonin toxicity and a rise of blood pressure.',
  pregnancyStop: '{{ingredient}} is not given in pregnancy.',
  pregnancyCaution: '{{ingredient}}: caution in pregnancy.',
  tooYoung: 'Not below the age of {{months}} months.',
  aboveSingleDose: '{{mg}} mg of {{ingredient}} at once: at most {{maxMg}} mg.',
  aboveDailyDose: '{{mg}} mg of {{ingredient}} in a day: at most {{maxMg}} mg.',
  allergiesNotAsked: 'Nobody has written down whether there are allergies.',
  allergyNotCoded: 'The allergy “{{allergy}}” stands in words alone and was compared by its name only.',
  ingredientsUnknown:
    'What it contains is not known, so nothing was compared. Not known from words alone: limits, and what the list would mark.',
  ingredientNotCovered: 'The rules know nothing of {{ingredient}}; it was compared by its name only.',
  pregnancyNotAsked: 'Pregnancy matters for this medicine, and nobody has asked.',
  ageUnknown: 'The age is not known, so its limits were not compared.',
  weightMissing: 'The limit is by weight, and none is given.',
  aboveSingleUnits: '{{amount}} units of {{ingredient}} at once: at most {{most}} units.',
  aboveDailyUnits: '{{amount}} units of {{ingredient}} in a day: at most {{most}} units.',
  partOfWhole: 'This dose is a part of one {{unit}}, which nobody divides so. Is it meant?',
  doseUnusual:
    '{{amount}} at once, counted in {{unit}}, is more than ten times the usual {{usual}}. Is it meant?',
  quantityUnusual:
    '{{amount}} in all, counted in {{unit}}, is more than ten times the usual {{usual}}. Is it meant?',
  doseAbbreviation: 'Write “{{better}}”: “{{written}}” is misread by hand.',
  amountUnknown:
    'How much this dose is cannot be counted, so nothing is counted for the pharmacy. Write the quantity.',
  nameInList: 'The list of medicines has “{{name}}”. Take it from the list, or say why it stands in words.',
  watchedHighAlert: 'High alert by its name: a second person confirms each dose.',
  watchedControlled: 'Controlled by its name: two people hand it out and give it.',
  watchedInfusion: 'Runs into a vein by its name: the rate is asked for when it is given.',
  routeOfOtherForm: 'This form is not given that way ({{route}}). Is the route meant?',
  doseNotCounted: 'The dose cannot be counted, so its limits were not compared.',
});
