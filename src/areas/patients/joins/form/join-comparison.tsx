import { Alert, Button, Group, Stack, Table, Text, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Patient } from '../../patients/patient.contract.ts';
import { useRememberPatient } from '../../patients/patient.hooks.ts';
import { fullName } from '../../patients/patient.words.ts';
import { joinPatients } from '../join.calls.ts';
import { useJoinPreview } from '../join.hooks.ts';
import { differs, isEmpty, type JoinField, joinFields, joinUndoDays, proposedFields } from '../join.rules.ts';
import { t } from '../joins.texts.ts';
import { FieldChoice } from './field-choice.tsx';

export interface JoinComparisonProps {
  /** The record that is kept. */
  patientId: string;
  joinedId: string;
  /** Keeps the other one instead. */
  onSwap: () => void;
}

/** Both records field by field, what stands against joining them, and the form that does it. */
export function JoinComparison({ patientId, joinedId, onSwap }: JoinComparisonProps) {
  const query = useJoinPreview(patientId, joinedId);
  const { data } = query;
  if (!data) return <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />;
  const { kept, joined, blockers } = data;
  if (blockers.length > 0) return <Blockers {...data} />;
  return <JoinForm key={`${kept.version} ${joined.version}`} kept={kept} joined={joined} onSwap={onSwap} />;
}

type Preview = NonNullable<ReturnType<typeof useJoinPreview>['data']>;

function Blockers({ kept, joined, blockers }: Preview) {
  const numberOf = (id: string) => (id === kept.id ? kept : joined).patientNumber;
  return (
    <Alert color="yellow" icon={<Icon name="alert" />} title={t('blockedTitle')}>
      <Stack component="ul" gap={4} m={0} pl="md">
        {blockers.map(({ kind, patientId }) => (
          <li key={`${kind} ${patientId}`}>
            {t('blocker', { number: numberOf(patientId), what: t(`blocker_${kind}`) })}
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

const schema = z.strictObject({ reason: requiredText(500) }) as z.ZodType<
  { reason: string },
  { reason: string }
>;

/** By these people are told apart: where they differ, it may be two of them. */
const tellingFields: readonly JoinField[] = ['birth', 'gender', 'nationalId', 'passportNumber', 'bloodType'];

interface JoinFormProps {
  kept: Patient;
  joined: Patient;
  onSwap: () => void;
}

function JoinForm({ kept, joined, onSwap }: JoinFormProps) {
  const navigate = useNavigate();
  const [takes, setTakes] = useState<readonly JoinField[]>(() => proposedFields(kept, joined));
  const [records] = useState({ kept, joined });
  const different = tellingFields.filter((field) => differs(field, kept, joined));

  const { draft } = useRecordForm<Patient, { reason: string }, { reason: string }>({
    draftName: `patient.${kept.id}.join.${joined.id}`,
    stored: undefined,
    schema,
    initialValues: { reason: '' },
    create: ({ reason }, submission) =>
      joinPatients(
        {
          ...{ patientId: records.kept.id, version: records.kept.version },
          ...{ joinedId: records.joined.id, joinedVersion: records.joined.version },
          takes: [...takes],
          reason,
        },
        submission,
      ),
    failed: () => t('failedToJoin'),
    refusals: { STALE: () => t('changedMeanwhile') },
    saved: (patient) => t('wasJoined', { number: patient.patientNumber, name: fullName(patient) }),
    remember: useRememberPatient(),
    onSaved: ({ id }) => void navigate({ to: `/dashboard/patients/${id}`, replace: true }),
  });
  const named = namedFields(draft.form, t);

  const take = (field: JoinField, isTaken: boolean) =>
    setTakes((before) => [...before.filter((one) => one !== field), ...(isTaken ? [field] : [])]);
  const shown = joinFields.filter((field) => !isEmpty(field, kept) || !isEmpty(field, joined));
  return (
    <FormBody
      draft={draft}
      submitLabel={t('join')}
      onCancel={() => void navigate({ to: `/dashboard/patients/${kept.id}` })}
      extraActions={
        <Button variant="default" onClick={onSwap}>
          {t('keepOther', { number: joined.patientNumber })}
        </Button>
      }
    >
      {different.length > 0 && (
        <Alert color="red" icon={<Icon name="alert" />} role="alert">
          {t('differsMuch', {
            fields: different.map((field) => t(`field_${field}`)).join(', '),
          })}
        </Alert>
      )}
      <Table.ScrollContainer minWidth={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('field')}</Table.Th>
              <Table.Th scope="col">{t('kept', { number: kept.patientNumber })}</Table.Th>
              <Table.Th scope="col">{t('joined', { number: joined.patientNumber })}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((field) => (
              <FieldChoice
                key={field}
                field={field}
                kept={kept}
                joined={joined}
                isTaken={takes.includes(field)}
                onTake={(isTaken) => take(field, isTaken)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Icon name="info" size={18} />
        <Text size="sm">{t('bothStand')}</Text>
      </Group>
      <Textarea {...named('reason')} autosize minRows={2} />
      <Text size="sm" c="dimmed">
        {t('undoHint', { days: joinUndoDays })}
      </Text>
    </FormBody>
  );
}
