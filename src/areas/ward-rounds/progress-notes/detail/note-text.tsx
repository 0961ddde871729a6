import { Stack, Text } from '@mantine/core';
import { type ProgressNote, soapFields } from '../progress-note.contract.ts';
import { t } from '../progress-notes.texts.ts';

type Said = Pick<ProgressNote, 'subjective' | 'objective' | 'assessment' | 'plan' | 'problems'>;

const whole = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** What a note says, part by part and problem by problem; parts that were left empty are left out. */
export function NoteText({ said }: { said: Said }) {
  const [subjective, objective, ...rest] = soapFields.map((field) => (
    <Part key={field} label={t(field)} text={said[field]} />
  ));
  return (
    <Stack gap={6}>
      {subjective}
      {objective}
      {said.problems.map(({ title, assessment, plan }, place) => (
        <div key={`${place} ${title}`}>
          <Text size="sm" fw={650} style={whole}>
            {title}
          </Text>
          <Part label={t('assessment')} text={assessment} />
          <Part label={t('plan')} text={plan} />
        </div>
      ))}
      {rest}
    </Stack>
  );
}

function Part({ label, text }: { label: string; text: string | null }) {
  if (text === null) return null;
  return (
    <Text size="sm" style={whole}>
      <Text span inherit c="dimmed">
        {label}:
      </Text>{' '}
      {text}
    </Text>
  );
}
