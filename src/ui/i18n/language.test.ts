import { expect, onTestFinished, test } from 'vitest';
import { addTranslation, defineTexts } from './define-texts.ts';
import { currentLanguage } from './language.ts';
import { translator } from './translator.ts';

test('texts follow the language, and stay English where nobody translated them', async () => {
  onTestFinished(() => void translator.changeLanguage('en'));
  const t = defineTexts('language.test', { patients: 'Patients', beds: 'Beds' });
  addTranslation('bn', 'language.test', { patients: 'রোগী' });
  await translator.changeLanguage('bn');
  expect(currentLanguage()).toBe('bn');
  expect([t('patients'), t('beds')]).toEqual(['রোগী', 'Beds']);
});
