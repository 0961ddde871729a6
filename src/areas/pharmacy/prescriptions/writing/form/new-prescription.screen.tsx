import {
  Box,
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { BackToBefore, placeBefore } from '../../detail/back-to-before.tsx';
import { useWritingPatient } from '../../prescription.hooks.ts';
import { LineFields } from './line-fields.tsx';
import { PatientPanel } from './patient-panel.tsx';
import { PrescribedFor } from './prescribed-for.tsx';
import { gramsOf, isBlank, writtenLine } from './prescription-form.values.ts';
import { SetsMenu } from './sets-menu.tsx';
import { useFindings } from './use-findings.ts';
import { useLineEditing } from './use-line-editing.ts';
import { usePrescriptionForm } from './use-prescription-form.ts';
import { useSavedDraft } from './use-saved-draft.ts';
import { t } from './writing.texts.ts';

const KeepSetForm = lazyPart(() => import('./keep-set-form.tsx'), 'KeepSetForm');

const prescriptions = '/dashboard/prescriptions';
const answers = ['not-asked', 'pregnant', 'not-pregnant'] as const;

/** Writes a prescription, by keyboard alone if one likes, and signs it. */
export function NewPrescriptionScreen() {
  const navigate = useNavigate();
  const { draft, address } = usePrescriptionForm(
    (id) => void navigate({ to: `${prescriptions}/${id}`, replace: true }),
  );
  const { form } = draft;
  const named = namedFields(form, t);
  const { values } = form;
  const patient = useWritingPatient(values.patientId);
  const read = patient.data?.patient.id === values.patientId ? patient.data : undefined;
  const { attach, ...lines } = useLineEditing(form);
  const findings = useFindings(values, read, lines);
  const saved = useSavedDraft(form, address);
  const [isKeeping, setKeeping] = useState(false);
  const written = values.lines.filter((line) => !isBlank(line)).map(writtenLine);
  const patientField = form.getInputProps('patientId');
  const hasPregnancy = read?.patient.gender !== 'male';
  return (
    <Box maw={1280}>
      <PageHeader title={t('title')} back={<BackToBefore consultationId={address.consultationId} />} />
      <FormBody
        draft={draft}
        submitLabel={t('sign')}
        onCancel={() => void navigate({ to: placeBefore(address.consultationId) })}
        extraActions={
          <Button
            variant="default"
            loading={saved.isSaving}
            disabled={!read}
            onClick={() => void saved.save()}
          >
            {t('saveDraft')}
          </Button>
        }
      >
        <PatientPicker
          label={t('patient')}
          required
          {...(!address.patientId && { 'data-autofocus': true })}
          warnOfDeath={(date) => t('patientDied', { date })}
          {...patientField}
          onChange={(patientId) => {
            patientField.onChange(patientId);
            form.setFieldValue('kind', '');
          }}
        />
        {patient.isError && (
          <ErrorPanel message={t('failedToRead')} onRetry={patient.refetch} isRetrying={patient.isFetching} />
        )}
        {read && <PatientPanel read={read} />}
        {read && <PrescribedFor stay={read.stay} chosen={values.kind} field={form.getInputProps('kind')} />}
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <Textarea {...named('diagnosis')} autosize />
          <TextInput
            {...named('weight')}
            inputMode="decimal"
            autoComplete="off"
            {...(values.weight !== '' && gramsOf(values.weight) === null && { 'aria-invalid': true })}
          />
          {hasPregnancy && (
            <NativeSelect
              {...named('pregnancy')}
              data={answers.map((value) => ({ value, label: t(`pregnancy_${value}`) }))}
            />
          )}
        </SimpleGrid>
        <Group justify="space-between" align="flex-end">
          <div>
            <Title order={2} size="h4">
              {t('lines')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('linesHint')}
            </Text>
          </div>
          <Group gap="xs">
            {read?.last && (
              <Button variant="default" onClick={() => lines.add(read.last!.lines, read.last!.medicines)}>
                {t('repeatLast', { number: read.last.prescriptionNumber })}
              </Button>
            )}
            <SetsMenu onChoose={(set) => lines.add(set.lines)} />
            <Button variant="default" disabled={written.length === 0} onClick={() => setKeeping(true)}>
              {t('keepSet')}
            </Button>
          </Group>
        </Group>
        <Stack gap="sm" ref={attach}>
          {values.lines.map((line, index) => (
            <LineFields
              // Lines have no id before they are signed, and their texts are kept by the form.
              key={index}
              form={form}
              at={`lines.${index}`}
              field={fieldsAt(form, `lines.${index}`)}
              values={line}
              label={t('lineOf', { number: index + 1 })}
              medicine={lines.medicines.get(line.medicineId)}
              alike={lines.alike.get(line.name.trim()) ?? []}
              findings={findings.filter((finding) => finding.line === index)}
              onPick={(medicine) => lines.pick(index, medicine)}
              onNext={() => lines.next(index)}
              remove={{ label: t('removeLine', { number: index + 1 }), onClick: () => lines.remove(index) }}
            />
          ))}
        </Stack>
        <Group>
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={18} />}
            onClick={() => lines.next(values.lines.length - 1)}
          >
            {t('addLine')}
          </Button>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Textarea {...named('advice')} autosize minRows={2} />
          <DateField {...named('nextVisit')} />
        </SimpleGrid>
      </FormBody>
      {isKeeping && (
        <Suspense fallback={null}>
          <KeepSetForm lines={written} onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </Box>
  );
}
