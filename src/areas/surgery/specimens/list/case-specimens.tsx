import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useSpecimens } from '../specimen.hooks.ts';
import { t } from '../specimens.texts.ts';

const SpecimenForm = lazyPart(() => import('../form/specimen-form.tsx'), 'SpecimenForm');

/** What one operation sent to the laboratory, and a new specimen. */
export function CaseSpecimens({ caseId }: { caseId: string }) {
  const may = useMay();
  const { dateTime } = useFormat();
  const query = useSpecimens(caseId);
  const [isSending, setSending] = useState(false);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="case-specimens">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="case-specimens">
          {t('title')}
        </Title>
        <Button size="xs" variant="default" onClick={() => setSending(true)}>
          {t('send')}
        </Button>
      </Group>
      <DataList
        query={query}
        caption={t('title')}
        columns={[
          {
            id: 'specimen',
            title: t('columnSpecimen'),
            render: ({ description }) => (
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {description}
              </Text>
            ),
          },
          {
            id: 'order',
            title: t('columnOrder'),
            render: ({ labOrderId, orderNumber }) =>
              may('lab.read') ? (
                <Anchor
                  renderRoot={(props) => (
                    <Link {...props} to="/dashboard/laboratory" search={{ orderId: labOrderId }} />
                  )}
                  size="sm"
                >
                  {orderNumber}
                </Anchor>
              ) : (
                orderNumber
              ),
          },
          {
            id: 'taken',
            title: t('columnTaken'),
            render: ({ takenByName, takenAt }) => (
              <>
                <Text size="sm">{dateTime(takenAt)}</Text>
                <Text size="xs" c="dimmed">
                  {takenByName}
                </Text>
              </>
            ),
          },
        ]}
        rowKey={({ id }) => id}
        rowName={({ orderNumber }) => orderNumber}
        empty={<EmptyState title={t('none')} icon="flask" />}
        errorMessage={t('failedToLoad')}
      />
      <Suspense fallback={null}>
        {isSending && <SpecimenForm caseId={caseId} onClose={() => setSending(false)} />}
      </Suspense>
    </Paper>
  );
}
