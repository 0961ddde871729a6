import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('usual-list', {
  open: 'Start with the usual list',
  lead: 'Tick what your hospital offers and enter the prices. Only what you tick is added.',
  leadUnpriced: 'Tick what your hospital has. Only what you tick is added.',
  beds_one: '{{count, number}} bed from {{first}}',
  beds_other: '{{count, number}} beds from {{first}}',
  critical: 'critical outside {{range}}',
  there: 'already added',
  all: 'All of {{group}}',
  price: 'Price',
  priceOf: 'Price: {{name}}',
  add: 'Add ticked entries',
  chosen_one: '{{count, number}} ticked',
  chosen_other: '{{count, number}} ticked',
  nothingChosen: 'Tick at least one.',
  added_one: '{{count, number}} added',
  added_other: '{{count, number}} added',
  failed: 'Failed to add the list',
  failedToLoad: 'Failed to load the usual list',
});
