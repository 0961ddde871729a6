import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { AdmissionRequest } from '../../requests/admission-request.contract.ts';
import { wishWords } from '../../requests/admission-request.words.ts';
import { t as requestText } from '../../requests/admission-requests.texts.ts';
import type { Admission } from '../admission.contract.ts';
import { admittedWords } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';

/** Who asked for a bed, how urgent it is, and which ward they wish for. */
export function AskedForBed({ request }: { request: AdmissionRequest }) {
  const { dateTime } = useFormat();
  const { requestedByName: name, requestedAt, urgency, expectedDays } = request;
  return (
    <Alert variant="light" p="sm">
      <Text size="sm">
        {requestText('asked', {
          name,
          time: dateTime(requestedAt),
          urgency: requestText(`urgency_${urgency}`),
          wish: wishWords(request),
        })}{' '}
        {expectedDays !== null && requestText('askedDays', { count: expectedDays })}
      </Text>
    </Alert>
  );
}

/** Says at once what saving would refuse: the patient is admitted already. */
export function RunningStay({ admission }: { admission: Admission }) {
  const { id, admissionNumber, bed } = admission;
  const facts = { admissionNumber, bedNumber: bed?.bedNumber ?? null, wardName: bed?.wardName ?? null };
  return (
    <Alert variant="light" color="yellow" p="sm" role="alert">
      <Text size="sm">
        {admittedWords(facts)}{' '}
        <Anchor component={Link} to={`/dashboard/admissions/${id}`} size="sm">
          {t('open')}
        </Anchor>
      </Text>
    </Alert>
  );
}
