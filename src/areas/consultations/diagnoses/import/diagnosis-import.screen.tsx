import { Alert, Button, FileButton, Group, NativeSelect, Paper, Progress, Stack, Text } from '@mantine/core';
import { problemWords, StepHeading } from '#areas/patients/csv-import.public.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useUnsavedChanges } from '#ui/form/unsaved-changes.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { t as listText } from '../diagnoses.texts.ts';
import { t } from './diagnosis-import.texts.ts';
import {
  type DiagnosisImport,
  type DiagnosisImportState,
  useDiagnosisImport,
} from './use-diagnosis-import.ts';

type Step<Name extends DiagnosisImportState['step']> = {
  state: Extract<DiagnosisImportState, { step: Name }>;
  on: DiagnosisImport;
};

/** Takes codes and titles of a CSV file into the hospital's list: choose, check, import, see what became of it. */
export function DiagnosisImportScreen() {
  const on = useDiagnosisImport();
  useUnsavedChanges(on.state.step === 'running');
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={<BackLink to="/dashboard/diagnoses" label={listText('back')} />}
      />
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Stack gap="md">
          <CurrentStep on={on} />
        </Stack>
      </Paper>
    </>
  );
}

function CurrentStep({ on }: { on: DiagnosisImport }) {
  const { state } = on;
  switch (state.step) {
    case 'choose':
      return <Choose state={state} on={on} />;
    case 'reading':
      return (
        <>
          <StepHeading>{t('reading', { name: state.file.name })}</StepHeading>
          <Progress
            value={(100 * state.bytesRead) / Math.max(1, state.file.size)}
            aria-label={t('readingProgress')}
          />
        </>
      );
    case 'plan':
      return <Plan state={state} on={on} />;
    case 'running':
      return <Running state={state} on={on} />;
    default:
      return <Done state={state} on={on} />;
  }
}

function Choose({ state: { refused }, on }: Step<'choose'>) {
  return (
    <>
      {refused && (
        <Alert role="alert" color="red" icon={<Icon name="alert" />} title={t('cannotRead')}>
          <Text size="sm">{problemWords(refused.problem)}</Text>
          {refused.problem.code === 'not-utf-8' && (
            <Button
              size="xs"
              mt="sm"
              variant="default"
              onClick={() => void on.read(refused.file, 'windows-1252')}
            >
              {t('readAsWindows')}
            </Button>
          )}
        </Alert>
      )}
      <Text fw={600}>{t('chooseTitle')}</Text>
      <Text size="sm">{t('chooseHint')}</Text>
      <FileButton
        accept=".csv,.tsv,.txt,text/csv"
        inputProps={{ 'aria-label': t('chooseTitle') }}
        onChange={(file) => file && void on.read(file)}
      >
        {(button) => (
          <Button {...button} style={{ alignSelf: 'flex-start' }}>
            {t('choose')}
          </Button>
        )}
      </FileButton>
    </>
  );
}

function Plan({ state: { inspection, columns }, on }: Step<'plan'>) {
  const { header, firstRows, rowCount } = inspection;
  const choices = header.map((heading, place) => ({
    value: String(place),
    label: heading || String(place + 1),
  }));
  const placeOf = (value: string) => (value === '' ? undefined : Number(value));
  const first = firstRows[0]?.cells ?? [];
  return (
    <>
      <StepHeading>{t('columns')}</StepHeading>
      <Text size="sm">{t('rows', { count: rowCount })}</Text>
      <Group gap="md" align="flex-start">
        {(['code', 'title'] as const).map((name) => (
          <NativeSelect
            key={name}
            label={t(`${name}Column`)}
            value={String(columns[name] ?? '')}
            onChange={({ currentTarget }) =>
              on.setColumns({ ...columns, [name]: placeOf(currentTarget.value) })
            }
            data={[{ value: '', label: t('noColumn') }, ...choices]}
            {...(name === 'title' && columns.title === undefined && { error: t('chooseColumn') })}
          />
        ))}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('first', { code: first[columns.code ?? -1] ?? '', title: first[columns.title ?? -1] ?? '' })}
      </Text>
      <Group gap="sm">
        <Button disabled={columns.title === undefined} onClick={() => void on.start()}>
          {t('start', { count: rowCount })}
        </Button>
        <Button variant="default" onClick={on.chooseAnother}>
          {t('chooseAnother')}
        </Button>
      </Group>
    </>
  );
}

function Running({ state: { file, counts, total, failure }, on }: Step<'running'>) {
  const done = counts.added + counts.present + counts.refused;
  return (
    <>
      <StepHeading>{t('importing', { name: file.name })}</StepHeading>
      <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label={t('progressLabel')} />
      <Text size="sm">{t('progress', { done, total })}</Text>
      {failure ? (
        <Alert role="alert" color="red" icon={<Icon name="alert" />} title={t('stopped')}>
          <Text size="sm" mb="sm">
            {t('stoppedText')}
          </Text>
          <Group gap="sm">
            <Button size="xs" onClick={on.tryAgain}>
              {t('tryAgain')}
            </Button>
            <Button size="xs" variant="default" onClick={on.endHere}>
              {t('endHere')}
            </Button>
          </Group>
        </Alert>
      ) : (
        <Button variant="default" style={{ alignSelf: 'flex-end' }} onClick={on.cancel}>
          {t('cancel')}
        </Button>
      )}
    </>
  );
}

function Done({ state: { counts, isEnded, problem }, on }: Step<'done'>) {
  const { added, present, refused } = counts;
  return (
    <>
      <StepHeading>{t(isEnded ? 'endedTitle' : problem ? 'brokenTitle' : 'doneTitle')}</StepHeading>
      <Text component="output">{t('counts', { added, present, refused })}</Text>
      {problem && (
        <Alert color="red" icon={<Icon name="alert" />}>
          {problemWords(problem)}
        </Alert>
      )}
      {(isEnded || problem) && <Text size="sm">{t('again')}</Text>}
      <Group gap="sm">
        {refused > 0 && (
          <Button variant="default" onClick={on.downloadRefused}>
            {t('downloadRefused')}
          </Button>
        )}
        <Button variant="default" onClick={on.chooseAnother}>
          {t('chooseAnother')}
        </Button>
      </Group>
    </>
  );
}
