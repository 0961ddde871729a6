import { Group, Stack, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { LabResult, OpenedSheet, TestOfOrder } from '../lab-result.contract.ts';
import { useRevisions } from '../lab-result.hooks.ts';
import { t } from '../lab-results.texts.ts';
import { ResultFlag, ResultValue } from './result-flag.tsx';

interface RevisionsDialogProps {
  sheet: OpenedSheet;
  test: TestOfOrder;
  onClose: () => void;
}

/** What a result was before each correction, and why it was corrected. */
export function RevisionsDialog({ sheet, test, onClose }: RevisionsDialogProps) {
  const query = useRevisions(sheet.order.id, test.testId);
  return (
    <Modal opened onClose={onClose} title={t('historyOf', { test: test.name })}>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {query.data?.rows.map((row) => (
          <li key={row.id}>
            <Revision result={row} />
          </li>
        ))}
      </Stack>
    </Modal>
  );
}

function Revision({ result }: { result: LabResult }) {
  const format = useFormat();
  const { enteredBy, enteredAt, verifiedBy, verifiedAt } = result;
  return (
    <Stack gap={2}>
      <Text fw={550}>{t('revision', { revision: result.revision })}</Text>
      <Group gap="xs">
        <ResultValue {...result} />
        <ResultFlag flag={result.flag} />
      </Group>
      {result.correctionReason && <Text size="sm">{t('reasonOf', { reason: result.correctionReason })}</Text>}
      <Text size="sm" c="dimmed">
        {t('enteredBy', { name: enteredBy.name, time: format.dateTime(enteredAt) })}
      </Text>
      <Text size="sm" c="dimmed">
        {verifiedBy && verifiedAt
          ? t('verifiedBy', { name: verifiedBy.name, time: format.dateTime(verifiedAt) })
          : t('notVerified')}
      </Text>
    </Stack>
  );
}
