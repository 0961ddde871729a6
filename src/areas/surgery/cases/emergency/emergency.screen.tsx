import { Box, NativeSelect, SimpleGrid, Textarea, TextInput, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { PickedPatientHeading } from '#areas/patients/patient-record.public.ts';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { idOf, useSearchParameters } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { TheatreSelect } from '../../theatres/form/theatre-select.tsx';
import { startEmergency } from '../case.calls.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { useRememberCase } from '../case.hooks.ts';
import { t as caseText } from '../cases.texts.ts';
import { OperationFields } from '../form/operation-fields.tsx';
import { TeamFields } from '../form/team-fields.tsx';
import { stepRefusals } from '../steps/steps.words.ts';
import { consentKinds, emergencySchema, emergencyValues, requestOf } from './emergency-form.values.ts';
import { t } from './emergency.texts.ts';

const cases = '/dashboard/surgery/cases';

/** An operation at night that cannot wait: what, on whom, on which side, why, by whom, and it begins. */
export function EmergencyScreen() {
  const navigate = useNavigate();
  const [{ patientId }] = useSearchParameters((raw) => ({ patientId: idOf(raw['patientId']) }));
  const { draft } = useRecordForm({
    draftName: ['surgical-emergency', patientId].filter(Boolean).join('.'),
    stored: undefined as SurgicalCase | undefined,
    schema: emergencySchema,
    initialValues: emergencyValues(patientId ?? ''),
    create: (fields, submission) => startEmergency(requestOf(fields), submission),
    failed: () => t('failed'),
    refusals: stepRefusals,
    saved: ({ caseNumber: number }) => t('started', { number }),
    remember: useRememberCase(),
    onSaved: ({ id }) => void navigate({ to: `${cases}/${id}`, replace: true }),
  });
  const { form } = draft;
  const named = namedFields(form, t);
  return (
    <Box maw={860}>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to={cases} label={caseText('back')} />}
      />
      <FormBody draft={draft} submitLabel={t('submit')} onCancel={() => void navigate({ to: cases })}>
        <PatientPicker {...named('patientId', t('patient'))} data-autofocus />
        {form.values.patientId !== '' && <PickedPatientHeading patientId={form.values.patientId} />}
        <Title order={2} size="h5">
          {t('what')}
        </Title>
        <OperationFields form={form} hadSide={null} isShort />
        <Textarea {...named('reason')} autosize minRows={2} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            {...named('consentKind')}
            data={consentKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          />
          {form.values.consentKind === 'waived' ? (
            <Textarea {...named('consentReason')} autosize />
          ) : (
            <TextInput {...named('signedBy')} required autoComplete="off" />
          )}
        </SimpleGrid>
        {form.values.consentKind === 'signed' && <TextInput {...named('relation')} autoComplete="off" />}
        <Title order={2} size="h5">
          {t('team')}
        </Title>
        <TheatreSelect {...named('theatreId', t('theatre'))} none={t('chooseTheatre')} />
        <TeamFields form={form} />
        <LateTimeFields form={form} field="startedAt" label={t('startedAt')} />
      </FormBody>
    </Box>
  );
}
