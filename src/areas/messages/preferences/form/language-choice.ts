import { z } from 'zod';
import { t } from '../preferences.texts.ts';

/** The languages of messages, as a select offers them. */
export const languages = [
  { value: '', label: t('language_default') },
  { value: 'en', label: t('language_en') },
  { value: 'bn', label: t('language_bn') },
];

/** What is chosen: null for the hospital's own. */
export const typedLanguage = z.enum(['', 'en', 'bn']).transform((value) => value || null);
