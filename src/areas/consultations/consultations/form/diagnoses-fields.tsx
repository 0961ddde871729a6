import { Button, Group, Input, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Diagnosis } from '../../diagnoses/diagnosis.contract.ts';
import { diagnosisCertainties } from '../../diagnoses/diagnosis.contract.ts';
import { DiagnosisField } from '../../diagnoses/form/diagnosis-field.tsx';
import { maxDiagnoses } from '../content/consultation-content.contract.ts';
import { t as text } from '../consultations.texts.ts';
import { t } from './editor.texts.ts';
import type { ConsultationForm } from './use-consultation-form.ts';

/** The diagnoses of a consultation: typed or chosen, added with Enter; the first is the primary one. */
export function DiagnosesFields({ form }: { form: ConsultationForm['form'] }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Diagnosis>();
  const { diagnoses } = form.values;

  function add(title: string, diagnosis: Diagnosis | undefined) {
    if (title.trim() === '' || diagnoses.length >= maxDiagnoses) return;
    form.insertListItem('diagnoses', {
      diagnosisId: diagnosis?.id ?? null,
      code: diagnosis?.code ?? null,
      title: title.trim(),
      certainty: 'provisional',
      isPrimary: diagnoses.length === 0,
    });
    setTyped('');
    setChosen(undefined);
  }

  function choosePrimary(place: number) {
    form.setFieldValue(
      'diagnoses',
      diagnoses.map((diagnosis, at) => ({ ...diagnosis, isPrimary: at === place })),
    );
  }

  function remove(place: number) {
    const left = diagnoses.filter((_, at) => at !== place);
    const hasPrimary = left.some(({ isPrimary }) => isPrimary);
    form.setFieldValue(
      'diagnoses',
      left.map((diagnosis, at) => (hasPrimary ? diagnosis : { ...diagnosis, isPrimary: at === 0 })),
    );
  }

  return (
    <Input.Wrapper error={form.errors['diagnoses']} data-path="diagnoses">
      <Stack gap="sm">
        {diagnoses.map(({ title, code, isPrimary }, place) => (
          <Group key={place} gap="sm" align="flex-end">
            <TextInput
              label={t('diagnosis', { number: place + 1 })}
              description={code}
              maxLength={300}
              style={{ flex: '1 1 14rem' }}
              {...form.getInputProps(`diagnoses.${place}.title`)}
            />
            <NativeSelect
              aria-label={t('certaintyOf', { title })}
              data={diagnosisCertainties.map((value) => ({ value, label: text(`certainty_${value}`) }))}
              {...form.getInputProps(`diagnoses.${place}.certainty`)}
            />
            <Radio
              name="primary-diagnosis"
              label={text('primary')}
              aria-label={t('primaryOf', { title })}
              checked={isPrimary}
              onChange={() => choosePrimary(place)}
              mb={8}
            />
            <Button
              variant="subtle"
              color="red"
              aria-label={t('removeOf', { title })}
              onClick={() => remove(place)}
            >
              {t('remove')}
            </Button>
          </Group>
        ))}
        <DiagnosisField
          label={t('addDiagnosis')}
          value={typed}
          onChange={(title, diagnosis) => {
            setTyped(title);
            setChosen(diagnosis);
          }}
          onEntered={(diagnosis) => (diagnosis ? add(diagnosis.title, diagnosis) : add(typed, chosen))}
          onBlur={() => add(typed, chosen)}
        />
        <Text size="xs" c="dimmed">
          {t('addHint')}
        </Text>
      </Stack>
    </Input.Wrapper>
  );
}
