import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('usual-list', {
  open: 'Start with the usual list',
  lead: 'Tick what your hospital offers and say what it costs. Nothing is added by itself.',
  leadUnpriced: 'Tick what your hospital has. Nothing is added by itself.',
  beds_one: '{{count, number}} bed from {{first}}',
  beds_other: '{{count, number}} beds from {{first}}',
  critical: 'critical outside {{range}}',
  there: 'is there already',
  all: 'All of {{group}}',
  price: 'Price',
  priceOf: 'Price: {{name}}',
  add: 'Add what is ticked',
  chosen_one: '{{count, number}} ticked',
  chosen_other: '{{count, number}} ticked',
  nothingChosen: 'Tick at least one.',
  added_one: '{{count, number}} added.',
  added_other: '{{count, number}} added.',
  failed: 'Failed to add the list',
  failedToLoad: 'Failed to load the usual list',
});
