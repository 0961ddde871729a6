import { Alert, Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { type TableLayout, TableLayoutChoice } from '#screens/tables/columns/table-layout-choice.tsx';
import { WordChoice } from '#screens/tables/columns/word-choice.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { genders } from '../../patients/patient.contract.ts';
import { ColumnChoice } from './column-choice.tsx';
import { columnsNotTaken, type ImportPlan, openQuestions, unknownGenders } from '../plans/import-plan.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ImportState } from './import-state.ts';
import { t } from '../patient-import.texts.ts';
import { NotTaken } from './not-taken.tsx';
import { StepHeading } from '#screens/tables/step-heading.tsx';

export interface PlanImportProps {
  state: Extract<ImportState, { step: 'plan' }>;
  onChange: (plan: ImportPlan) => void;
  onStart: (plan: ImportPlan) => void;
  onLayout: (layout: TableLayout) => void;
  onChooseAnother: () => void;
}

/** Shows what was found in the file, asks what cannot be known, and starts the import. */
export function PlanImport({ state, onChange, onStart, onLayout, onChooseAnother }: PlanImportProps) {
  const { file, inspection, plan } = state;
  const [wasAsked, setWasAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const words = unknownGenders(plan, inspection).map((text) => ({
    text,
    code: plan.genders[text],
    isKnown: false,
  }));
  const isWordOpen = words.some(({ code }) => code === undefined);
  const questions = [...openQuestions(plan), ...(isWordOpen ? (['words'] as const) : [])];
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
          <TableLayoutChoice inspection={inspection} onChange={onLayout} />
          <ColumnChoice
            inspection={inspection}
            plan={plan}
            missing={wasAsked ? openQuestions(plan) : []}
            onChange={onChange}
          />
          {words.length > 0 && (
            <Box mt="md" tabIndex={-1} data-question="words">
              <WordChoice
                label={t('gender')}
                words={words}
                choices={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
                onChange={(text, code) =>
                  onChange({ ...plan, genders: { ...plan.genders, [text]: code ?? '' } })
                }
              />
            </Box>
          )}
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
