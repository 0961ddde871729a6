import { Alert, Paper, Stack } from '@mantine/core';
import { PaperTexts, type PaperTextsProps } from '#screens/papers/paper-texts.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Consultation } from '../consultation.contract.ts';
import { t } from '../consultations.texts.ts';

/** What somebody else has typed so far, or has discarded. */
export function DraftToRead({ consultation: { draft, status, authorName } }: { consultation: Consultation }) {
  const texts: PaperTextsProps['texts'] | null = draft && [
    [t('reason'), draft.reason],
    [t('history'), draft.history],
    [t('examination'), draft.examination],
    [t('diagnoses'), draft.diagnoses.map(({ title }) => title).join('\n')],
    [t('plan'), draft.plan],
  ];
  return (
    <Stack gap="md">
      <Alert color="yellow" icon={<Icon name="info" />}>
        {status === 'draft' ? t('notSigned', { name: authorName }) : t('wasDiscarded')}
      </Alert>
      {texts && (
        <Paper component="section" withBorder p="md" aria-label={t(`status_${status}`)}>
          <PaperTexts texts={texts} />
        </Paper>
      )}
    </Stack>
  );
}
