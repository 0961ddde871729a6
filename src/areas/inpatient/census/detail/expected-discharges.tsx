import { Anchor, List, Paper, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { CallOutput } from '#kernel/define-call.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type * as contract from '../census.contract.ts';
import { t } from '../census.texts.ts';

type Expected = CallOutput<typeof contract.readCensus>['expected'];

/** Who is expected to leave in the next seven days, those who should have left among them. */
export function ExpectedDischarges({ expected }: { expected: Expected }) {
  const { date } = useFormat();
  return (
    <Paper withBorder p="md" component="section" aria-label={t('expected')}>
      <Title order={2} size="h4" mb="sm">
        {t('expected')}
      </Title>
      {expected.length === 0 && <Text c="dimmed">{t('expectedNone')}</Text>}
      <List listStyleType="none" size="sm" spacing={4}>
        {expected.map((one) => (
          <List.Item key={one.admissionId}>
            <Anchor component={Link} to={`/dashboard/admissions/${one.admissionId}`} size="sm">
              {t('expectedLine', {
                date: date(one.expectedOn),
                patient: one.patientName,
                number: one.admissionNumber,
                place:
                  one.bedNumber === null
                    ? t('noBed')
                    : t('place', { ward: one.wardName ?? '', bed: one.bedNumber }),
              })}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}
