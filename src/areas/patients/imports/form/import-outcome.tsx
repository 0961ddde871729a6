import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ImportFigures } from './import-figures.tsx';
import type { ImportState } from './import-state.ts';
import { problemWords } from '#ui/tables/reading/table-problem.words.ts';
import { countWords } from '../patient-import.words.ts';
import { t } from '../patient-import.texts.ts';
import { NotTaken } from './not-taken.tsx';
import { StepHeading } from '#screens/tables/step-heading.tsx';

export interface ImportOutcomeProps {
  state: Extract<ImportState, { step: 'done' }>;
  onDownloadRefused: () => void;
  onImportAnother: () => void;
}

/** What became of the file, and what can be done next. */
export function ImportOutcome({ state, onDownloadRefused, onImportAnother }: ImportOutcomeProps) {
  const { counts, notTaken, isCancelled, problem } = state;
  return (
    <Stack gap="lg">
      <StepHeading>{t(isCancelled ? 'cancelledTitle' : problem ? 'brokenTitle' : 'doneTitle')}</StepHeading>
      <Text component="output">{countWords(counts)}</Text>
      {problem && (
        <Alert color="red" icon={<Icon name="alert" />}>
          {problemWords(problem)}
        </Alert>
      )}
      {(isCancelled || problem) && <Text size="sm">{t('cancelledHint')}</Text>}
      <ImportFigures {...counts} />
      <NotTaken columns={notTaken} />
      {counts.refused > 0 && (
        <Alert color="yellow" icon={<Icon name="info" />}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('refusedHint')}</Text>
            <Button
              size="xs"
              variant="default"
              leftSection={<Icon name="download" size={16} />}
              onClick={onDownloadRefused}
            >
              {t('downloadRefused')}
            </Button>
          </Stack>
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onImportAnother}>
          {t('importAnother')}
        </Button>
        <Button component={Link} to="/dashboard/patients">
          {t('goToPatients')}
        </Button>
      </Group>
    </Stack>
  );
}
