import { List, Text } from '@mantine/core';
import { previewRange } from '../../ranges/range-preview.ts';
import { readRange } from '../../ranges/range-text.ts';
import { t } from '../lab-tests.texts.ts';

/** Whom each part of a range is for, in five people; nothing for a range that is the same for everybody. */
export function RangePreview({ text, label }: { text: string; label: string }) {
  const parts = readRange(text) ?? [];
  if (parts.length < 2 && !parts.some(({ sex, age, isPregnant }) => sex || age || isPregnant)) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <List size="sm" aria-label={label}>
        {previewRange(text).map(({ person, range }) => (
          <List.Item key={person}>
            {t(`preview_${person}`)}: {range ?? t('previewNone')}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
