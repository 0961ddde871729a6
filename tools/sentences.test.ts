import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

function wordsIn(text: string): string[] {
  return sentencesIn(text).map(({ words }) => words);
}

test.each([
  ["z.string().min(1, 'Enter a price.')", 'Enter a price.'],
  [
    "throw invalidFields({ dueDate: 'The due date has passed. Edit the draft first.' });",
    'The due date has passed. Edit the draft first.',
  ],
  ['notify(context, { title: `Refund for ${name} approved` })', 'Refund for ${name} approved'],
  ['<Text size="sm">Nothing was found here.</Text>', 'Nothing was found here.'],
])('a literal sentence is found: %s', (text, words) => {
  expect(wordsIn(text)).toEqual([words]);
});

test.each([
  ["summary: 'List the services that can be billed',"],
  ["throw new Error('This screen needs a signed-in person.');"],
  ["// 'This is only a comment.'"],
  ["example: { input: { name: 'Blood pressure check today' } },"],
  ["name: requiredText(200).meta({ example: 'Examination gloves, medium' }),"],
  ["t('failedToLoad')"],
  ['sql`select id from patient where tenant_id = ${tenantId}`'],
  ["import { usePerson } from '#client/session.ts';"],
])('what no user reads is left alone: %s', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test('the line is told', () => {
  expect(sentencesIn("const a = 1;\nconst b = 'Choose one of these.';")).toEqual([
    { line: 2, words: 'Choose one of these.' },
  ]);
});
