import { Paper, Progress, Stack } from '@mantine/core';
import { useUnsavedChanges } from '#ui/form/unsaved-changes.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BackToPatients } from '../../patients/detail/back-to-patients.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import { t } from '../patient-import.texts.ts';
import { PlanImport } from './plan-import.tsx';
import { StepHeading } from '#screens/tables/step-heading.tsx';
import { usePatientImport } from './use-patient-import.ts';

/** Registers the people of a CSV file: choose, check, import, see what became of it. */
export function PatientImportScreen() {
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} back={<BackToPatients />} />
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <ImportSteps />
      </Paper>
    </>
  );
}

function ImportSteps() {
  const { state, ...on } = usePatientImport();
  useUnsavedChanges(state.step === 'running');
  switch (state.step) {
    case 'choose':
      return (
        <ChooseFile refused={state.refused} onChoose={(file, encoding) => void on.read(file, encoding)} />
      );
    case 'reading':
      return (
        <Stack gap="md">
          <StepHeading>{t('reading', { name: state.file.name })}</StepHeading>
          <Progress
            value={(100 * state.bytesRead) / Math.max(1, state.file.size)}
            size="lg"
            color="harbor"
            aria-label={t('readingProgress')}
          />
        </Stack>
      );
    case 'plan':
      return (
        <PlanImport
          state={state}
          onChange={on.setPlan}
          onStart={(plan) => void on.start(plan)}
          onLayout={(layout) => void on.read(state.file, state.encoding, layout)}
          onChooseAnother={on.chooseAnother}
        />
      );
    case 'running':
      return (
        <ImportProgress state={state} onCancel={on.cancel} onTryAgain={on.tryAgain} onEndHere={on.endHere} />
      );
    default:
      return (
        <ImportOutcome
          state={state}
          onDownloadRefused={on.downloadRefused}
          onImportAnother={on.chooseAnother}
        />
      );
  }
}
