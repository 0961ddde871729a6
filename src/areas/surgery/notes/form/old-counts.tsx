import { List, Text } from '@mantine/core';
import { countWords } from '../note.words.ts';
import { t } from '../notes.texts.ts';
import type { NoteValues } from './note-form.values.ts';

/** What a note of before has counted itself: it keeps that, and nobody types it any more. */
export function OldCounts({ counts }: Pick<NoteValues, 'counts'>) {
  const counted = counts.flatMap(({ kind, initial, added, final, explanation }) =>
    typeof initial === 'number' && typeof final === 'number'
      ? [{ kind, initial, added: typeof added === 'number' ? added : 0, final, explanation }]
      : [],
  );
  if (counted.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('oldCounts')}
      </Text>
      <List size="sm">
        {counted.map((count) => (
          <List.Item key={count.kind}>{`${t(`count_${count.kind}`)}: ${countWords(count)}`}</List.Item>
        ))}
      </List>
    </div>
  );
}
