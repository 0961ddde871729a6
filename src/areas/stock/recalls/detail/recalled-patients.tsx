import { Anchor, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useRecalledPatients } from '../stock-recall.hooks.ts';
import { t } from '../stock-recalls.texts.ts';

/** Everybody to whom the recalled lot was given. */
export function RecalledPatients({ stockRecallId }: { stockRecallId: string }) {
  const { dateTime, number } = useFormat();
  const query = useRecalledPatients(stockRecallId);
  return (
    <section>
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('patients')}
      </Title>
      <DataList
        caption={t('patients')}
        query={query}
        columns={[
          {
            id: 'patient',
            title: t('patient'),
            render: ({ patient }) => (
              <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} size="sm" fw={600}>
                {`${patient.firstName} ${patient.lastName}, ${patient.patientNumber}`}
              </Anchor>
            ),
          },
          { id: 'phone', title: t('phone'), render: ({ patient }) => patient.phone ?? t('none_') },
          {
            id: 'quantity',
            title: t('quantity'),
            align: 'end',
            render: ({ quantity }) => (quantity === null ? t('withheld') : number(quantity)),
          },
          {
            id: 'given',
            title: t('lastGiven'),
            render: ({ lastGivenAt }) => (lastGivenAt === null ? t('withheld') : dateTime(lastGivenAt)),
          },
          { id: 'reason', title: t('givenFor'), render: ({ reason }) => reason ?? t('none_') },
        ]}
        rowKey={({ patient }) => patient.id}
        rowName={({ patient }) => patient.patientNumber}
        empty={<EmptyState icon="users" title={t('noPatients')} hint={t('noPatientsHint')} />}
        errorMessage={t('failedToLoadPatients')}
      />
    </section>
  );
}
