import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { columnsNotTaken, type ImportPlan, openQuestions } from '../plans/import-plan.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ImportState } from './import-state.ts';
import { t } from '../patient-import.texts.ts';
import { NotTaken } from './not-taken.tsx';
import { StepHeading } from '#screens/tables/step-heading.tsx';

export interface PlanImportProps {
  state: Extract<ImportState, { step: 'plan' }>;
  onChange: (plan: ImportPlan) => void;
  onStart: (plan: ImportPlan) => void;
  onChooseAnother: () => void;
}

/** Shows what was found in the file, asks what cannot be known, and starts the import. */
export function PlanImport({ state, onChange, onStart, onChooseAnother }: PlanImportProps) {
  const { file, inspection, plan } = state;
  const [wasAsked, setWasAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const questions = openQuestions(plan);
  function start() {
    setWasAsked(true);
    const [first] = questions;
    if (!first) return onStart(plan);
    frame.current?.querySelector<HTMLElement>(`[data-question="${first}"]`)?.focus();
  }
  return (
    <Stack gap="lg" ref={frame}>
      <Group gap="sm">
        <StepHeading>{file.name}</StepHeading>
        <Badge variant="light" color="gray">
          {t('fileRows', { count: inspection.rowCount })}
        </Badge>
      </Group>
      {plan.source === 'csv' ? (
        <div>
          <Title order={3} size="h5">
            {t('columnsTitle')}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {t('columnsHint')}
          </Text>
          <ColumnChoice
            inspection={inspection}
            plan={plan}
            missing={wasAsked ? questions : []}
            onChange={onChange}
          />
        </div>
      ) : (
        <Alert color="green" icon={<Icon name="check" />}>
          {t(`recognised_${plan.source}`)}
        </Alert>
      )}
      <NotTaken columns={columnsNotTaken(plan)} />
      <ImportPreview plan={plan} records={inspection.firstRows} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onChooseAnother}>
          {t('chooseAnother')}
        </Button>
        <Button onClick={start}>{t('startImport', { count: inspection.rowCount })}</Button>
      </Group>
    </Stack>
  );
}
