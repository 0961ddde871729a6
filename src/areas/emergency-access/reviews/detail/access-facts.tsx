import { SimpleGrid } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Fact } from '#ui/page/fact.tsx';
import type { EmergencyAccess } from '../../emergency-access/emergency-access.contract.ts';
import { t as accessText } from '../../emergency-access/emergency-access.texts.ts';
import { t } from '../emergency-review.texts.ts';
import { OpenOrEnded } from '../list/review-columns.tsx';

/** All that is known of an emergency access, read only. */
export function AccessFacts({ access }: { access: EmergencyAccess }) {
  const format = useFormat();
  const { patient, user, review } = access;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} m={0}>
      <Fact label={t('columnPatient')}>
        {patient.firstName} {patient.lastName} ({patient.patientNumber})
      </Fact>
      <Fact label={t('columnPerson')}>{user.name}</Fact>
      <Fact label={t('columnOpened')}>{format.dateTime(access.startedAt)}</Fact>
      <Fact label={t('columnState')}>
        <OpenOrEnded access={access} format={format} />
      </Fact>
      <Fact label={accessText(`category_${access.category}`)}>{access.reason}</Fact>
      {review && (
        <Fact label={t('reviewedBy', { name: review.by.name, when: format.dateTime(review.at) })}>
          {review.note}
        </Fact>
      )}
    </SimpleGrid>
  );
}
