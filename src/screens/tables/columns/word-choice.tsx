import { NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { AskedWord } from '#ui/tables/columns/import-plan.ts';
import { t } from '../table-import.texts.ts';

const leftOut = '-';

export interface WordChoiceProps {
  /** What the column holds, such as 'Gender'. */
  label: string;
  words: readonly AskedWord[];
  choices: readonly { value: string; label: string }[];
  /** Null leaves the field of these rows empty. */
  onChange: (text: string, code: string | null) => void;
}

/** What each word of a column means: those that are known are filled in, of the others a person says it once. */
export function WordChoice({ label, words, choices, onChange }: WordChoiceProps) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h6">
        {t('wordsOf', { label })}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        {words.map(({ text, code }) => (
          <NativeSelect
            key={text}
            label={text}
            aria-label={t('meaningOf', { text, label })}
            value={code === null ? leftOut : (code ?? '')}
            error={code === undefined && t('sayMeaning')}
            data={[
              ...(code === undefined ? [{ value: '', label: t('chooseMeaning') }] : []),
              ...choices,
              { value: leftOut, label: t('leftEmpty') },
            ]}
            onChange={({ currentTarget: { value } }) => onChange(text, value === leftOut ? null : value)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** Said of a column with too many words to ask about. */
export function TooManyWords({ label }: { label: string }) {
  return <Text size="sm">{t('tooManyWords', { label })}</Text>;
}
