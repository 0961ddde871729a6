import { SimpleGrid, Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type ConsentLanguage, consentLanguages, languageNames } from '../consent-languages.ts';
import { t } from './wording.texts.ts';

type Bound = Pick<ComponentProps<typeof Textarea>, 'value' | 'onChange' | 'error'>;

export interface InBothLanguagesProps {
  /** What the part is called. */
  part: string;
  maxLength: number;
  required?: boolean;
  /** What binds the field of a language. */
  boundOf: (language: ConsentLanguage) => Bound;
}

/** One part of a consent in English beside Bengali. */
export function InBothLanguages({ part, maxLength, required = false, boundOf }: InBothLanguagesProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {consentLanguages.map((language) => (
        <Textarea
          key={language}
          label={t('inLanguage', { part, language: languageNames[language] })}
          lang={language}
          required={required}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={maxLength}
          {...boundOf(language)}
        />
      ))}
    </SimpleGrid>
  );
}
