import { Alert, Anchor, Box, Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from '#client/link.tsx';
import { useSearchParameters } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { codePart } from '../list/prescription-list.address.ts';
import type { VerifiedPrescription } from '../prescription.contract.ts';
import { useVerification } from '../prescription.hooks.ts';
import { typedCode } from '../prescription.rules.ts';
import { patientName } from '../prescription.words.ts';
import { t } from '../prescriptions.texts.ts';

/** Says whether a paper is genuine: the code on it leads to what was signed. */
export function CheckPrescriptionScreen() {
  const [{ code = '' }, change] = useSearchParameters((raw) => ({ code: codePart.read(raw['code']) }));
  const [typed, setTyped] = useState(code);
  const query = useVerification(typedCode(code).slice(0, 40));
  return (
    <Box maw={640}>
      <PageHeader
        title={t('checkTitle')}
        description={t('checkLead')}
        back={<BackLink to="/dashboard/prescriptions" label={t('back')} />}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change({ code: typedCode(typed).slice(0, 40) || undefined });
        }}
      >
        <Group align="flex-end" mb="md">
          <TextInput
            label={t('checkCode')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            maxLength={500}
            style={{ flex: 1 }}
          />
          <Button type="submit" loading={query.isFetching}>
            {t('check')}
          </Button>
        </Group>
      </form>
      {query.isError && (
        <ErrorPanel message={t('failedToCheck')} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && <Verdict prescription={query.data.prescription} />}
    </Box>
  );
}

function Verdict({ prescription }: { prescription: VerifiedPrescription | null }) {
  const { dateTime } = useFormat();
  if (!prescription) {
    return (
      <Alert role="alert" color="red">
        {t('notGenuine')}
      </Alert>
    );
  }
  const { prescriptionNumber: number, patient, prescriberName: prescriber, signedAt } = prescription;
  const isCancelled = prescription.status === 'cancelled';
  return (
    <Alert color={isCancelled ? 'yellow' : 'green'}>
      <Anchor component={Link} to={`/dashboard/prescriptions/${prescription.id}`} fw={600}>
        {isCancelled ? t('genuineCancelled', { number }) : t('genuine', { number })}
      </Anchor>
      <Text size="sm">
        {t('signedBy', {
          patient: patientName(patient),
          patientNumber: patient.patientNumber,
          prescriber,
          time: dateTime(signedAt),
        })}
      </Text>
    </Alert>
  );
}
