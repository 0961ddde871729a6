import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { RecordedLabels } from '#screens/print/recorded-labels.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordDispensingPrint } from '../dispensing.calls.ts';
import type { Dispensing, OpenedDispensing } from '../dispensing.contract.ts';
import { t } from './label-print.texts.ts';
import { type LabelLanguage, labelLanguages } from './label-dose.words.ts';
import { medicineLabels } from './medicine-labels.ts';

export interface DispensingPrintProps {
  opened: OpenedDispensing;
  dispensing: Dispensing;
  onClose: () => void;
}

/** Shows the labels of what was handed out; each print and download is recorded. */
export function LabelPrint({ opened, dispensing, onClose }: DispensingPrintProps) {
  const { tenant } = usePerson();
  const { date } = useFormat();
  const [language, setLanguage] = useState<LabelLanguage>('bn');
  const { id: dispensingId, dispensingNumber: number } = dispensing;
  const title = t('title', { number });
  return (
    <RecordedLabels
      title={title}
      fileName={`${number}-labels`}
      labels={{
        title,
        organisation: tenant.name,
        labels: medicineLabels(dispensing, opened, { language, date }),
      }}
      choices={
        <NativeSelect
          label={t('language')}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(value === 'en' ? 'en' : 'bn')}
          data={labelLanguages.map((value) => ({ value, label: t(`language_${value}`) }))}
        />
      }
      record={(output, submission) =>
        recordDispensingPrint({ dispensingId, document: 'labels', output }, submission)
      }
      onClose={onClose}
    />
  );
}
