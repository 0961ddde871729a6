import { Radio, Table, Text } from '@mantine/core';
import { useId } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Patient } from '../../patients/patient.contract.ts';
import { isSame, type JoinField } from '../join.rules.ts';
import { fieldWords } from '../join.words.ts';
import { t } from '../joins.texts.ts';

export interface FieldChoiceProps {
  field: JoinField;
  kept: Patient;
  joined: Patient;
  /** True where the value of the joined record stands. */
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** A field of both records: which of both values stands. */
export function FieldChoice({ field, kept, joined, isTaken, onTake }: FieldChoiceProps) {
  const name = useId();
  const format = useFormat();
  const label = t(`field_${field}`);
  const words = [kept, joined].map((patient) => fieldWords(field, patient, format));
  if (isSame(field, kept, joined)) {
    return (
      <Table.Tr>
        <Table.Th scope="row">{label}</Table.Th>
        <Table.Td>{words[0]}</Table.Td>
        <Table.Td>
          <Text size="sm" c="dimmed">
            {t('same')}
          </Text>
        </Table.Td>
      </Table.Tr>
    );
  }
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      {words.map((text, place) => {
        const isJoined = place === 1;
        return (
          <Table.Td key={isJoined ? 'joined' : 'kept'}>
            <Radio
              name={name}
              label={text ?? t('notRecorded')}
              aria-label={`${t('choose', { field: label })}: ${text ?? t('notRecorded')}`}
              checked={isTaken === isJoined}
              onChange={() => onTake(isJoined)}
              styles={{ label: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }}
            />
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}
