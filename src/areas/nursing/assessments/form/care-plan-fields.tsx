import { Button, Fieldset, Stack, Textarea, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { t } from '../assessments.texts.ts';
import type { AssessmentValues } from './assessment-form.values.ts';

const maxProblems = 20;
const parts = ['goals', 'interventions', 'evaluation'] as const;

/** The problems of a patient with what is to be reached and done. */
export function CarePlanFields({ form }: { form: FormOf<AssessmentValues> }) {
  const { carePlan } = form.values;
  return (
    <Stack gap="sm">
      {carePlan.map((_problem, place) => (
        // Problems have no name of their own while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <Fieldset key={place} legend={t('problem', { place: place + 1 })}>
          <TextInput
            label={t('diagnosis')}
            required
            maxLength={300}
            {...form.getInputProps(`carePlan.${place}.diagnosis`)}
          />
          {parts.map((part) => (
            <Textarea
              key={part}
              label={t(part)}
              autosize
              minRows={1}
              maxLength={1000}
              {...form.getInputProps(`carePlan.${place}.${part}`)}
            />
          ))}
          <Button
            mt="xs"
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => form.removeListItem('carePlan', place)}
          >
            {t('removeProblem')}
          </Button>
        </Fieldset>
      ))}
      {carePlan.length < maxProblems && (
        <Button
          variant="default"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          onClick={() =>
            form.insertListItem('carePlan', { diagnosis: '', goals: '', interventions: '', evaluation: '' })
          }
        >
          {t('addProblem')}
        </Button>
      )}
    </Stack>
  );
}
