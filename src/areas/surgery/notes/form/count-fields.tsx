import { Group, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { countDifference, countKinds } from '../counts/count.rules.ts';
import { differenceWords } from '../note.words.ts';
import { t } from '../notes.texts.ts';
import type { NoteValues } from './note-form.values.ts';

const moments = ['initial', 'added', 'final'] as const;

/** Swabs, needles and instruments: before, added, at the end, and why they differ. */
export function CountFields({ form }: { form: FormOf<NoteValues> }) {
  return countKinds.map((kind, place) => {
    const { initial, added, final } = form.values.counts[place]!;
    const isCounted = typeof initial === 'number' && typeof final === 'number';
    const count = isCounted
      ? { kind, initial, added: typeof added === 'number' ? added : 0, final, explanation: '' }
      : undefined;
    const differs = count !== undefined && countDifference(count) !== 0;
    return (
      <Paper key={kind} withBorder p="sm">
        <Group justify="space-between" mb={4}>
          <Text fw={600} size="sm">
            {t(`count_${kind}`)}
          </Text>
          <Text size="sm" c={differs ? 'var(--mantine-color-error)' : 'dimmed'} aria-live="polite">
            {count ? differenceWords(count) : t('notCounted')}
          </Text>
        </Group>
        <SimpleGrid cols={3} spacing="xs">
          {moments.map((moment) => (
            <WholeNumberField
              key={moment}
              label={t(moment)}
              aria-label={t('piecesOf', { kind: t(`count_${kind}`), when: t(moment) })}
              {...form.getInputProps(`counts.${place}.${moment}`)}
            />
          ))}
        </SimpleGrid>
        {differs && (
          <TextInput
            mt="xs"
            label={t('explanation')}
            aria-label={t('explanationOf', { kind: t(`count_${kind}`) })}
            maxLength={500}
            {...form.getInputProps(`counts.${place}.explanation`)}
          />
        )}
      </Paper>
    );
  });
}
