import { Alert, Button, Group, Text } from '@mantine/core';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import type { DoseToGive } from '../giving.contract.ts';
import { t } from '../giving.texts.ts';

export interface WrongPatientProps {
  code: string;
  /** For whom the dose is. */
  known: DoseToGive;
  onClose: () => void;
}

/** Stands in place of the form once the wristband of somebody else was scanned: nothing can be given from here. */
export function WrongPatient({ code, known: { patient }, onClose }: WrongPatientProps) {
  return (
    <Modal opened onClose={onClose} title={t('wrongPatientTitle')} role="alertdialog">
      <Alert color="red" variant="filled" icon={<Icon name="alert" />}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {t('wrongPatientText', { code, name: fullName(patient), number: patient.patientNumber })}
        </Text>
      </Alert>
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={onClose}>
          {t('understood')}
        </Button>
      </Group>
    </Modal>
  );
}
