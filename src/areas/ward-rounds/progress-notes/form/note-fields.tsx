import { Button, Fieldset, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { SteadyPart } from '#ui/form/parts/steady-part.tsx';
import { maxProblems, type SoapField } from '../progress-note.contract.ts';
import { t } from '../progress-notes.texts.ts';
import { emptyProblem, type SaidValues } from './progress-note-form.values.ts';

/** What a note says: SOAP, with assessment and plan problem by problem. */
export function NoteFields({ form: whole }: { form: { values: SaidValues } }) {
  const form = formOfPart<SaidValues>(whole);
  const part = (name: SoapField, description?: string) => (
    <SteadyPart form={form} fields={[name]}>
      {() => (
        <Textarea
          label={t(name)}
          {...(description && { description })}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={4000}
          {...(name === 'subjective' && { 'data-autofocus': true })}
          {...form.getInputProps(name)}
        />
      )}
    </SteadyPart>
  );
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {part('subjective', t('subjectiveHint'))}
        {part('objective', t('objectiveHint'))}
      </SimpleGrid>
      <SteadyPart form={form} fields={['problems']}>
        {() => <ProblemFields form={form} />}
      </SteadyPart>
      <Fieldset legend={t('overall')} p="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {part('assessment')}
          {part('plan')}
        </SimpleGrid>
      </Fieldset>
    </>
  );
}

type Form = ReturnType<typeof formOfPart<SaidValues>>;

function ProblemFields({ form }: { form: Form }) {
  const { problems } = form.values;
  return (
    <Fieldset legend={t('problems')} p="sm">
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          {t('problemsHint')}
        </Text>
        {problems.map((problem, place) => (
          // Problems in words have no name of their own while they are typed.
          // oxlint-disable-next-line react/no-array-index-key
          <Problem key={problem.problemId ?? place} form={form} place={place} />
        ))}
        {problems.length < maxProblems && (
          <Button
            variant="default"
            size="compact-md"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => form.insertListItem('problems', emptyProblem)}
          >
            {t('addProblem')}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}

function Problem({ form, place }: { form: Form; place: number }) {
  const { problemId = null, title } = form.values.problems[place] ?? emptyProblem;
  const name = title || t('problemInWords', { place: place + 1 });
  const text = (field: 'assessment' | 'plan') => (
    <Textarea
      label={t(field)}
      aria-label={t(field === 'plan' ? 'planOf' : 'assessmentOf', { problem: name })}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={2000}
      {...form.getInputProps(`problems.${place}.${field}`)}
    />
  );
  return (
    <div>
      <Group justify="space-between" align="flex-end" wrap="nowrap" gap="xs">
        {problemId === null ? (
          <TextInput
            label={t('problemInWords', { place: place + 1 })}
            maxLength={300}
            style={{ flex: '1 1 auto' }}
            {...form.getInputProps(`problems.${place}.title`)}
          />
        ) : (
          <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
        )}
        {problemId === null && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={t('removeProblemOf', { problem: name })}
            onClick={() => form.removeListItem('problems', place)}
          >
            {t('removeProblem')}
          </Button>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt={4}>
        {text('assessment')}
        {text('plan')}
      </SimpleGrid>
    </div>
  );
}
