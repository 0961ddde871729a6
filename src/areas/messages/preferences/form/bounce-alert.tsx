import { Alert } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { PatientPreference } from '../preference.contract.ts';
import { t } from '../preferences.texts.ts';

/** Says that the mail server refused the stored e-mail address, and whether anything is sent to it still. */
export function BounceAlert({ bounce }: Pick<PatientPreference, 'bounce'>) {
  const { dateTime } = useFormat();
  if (!bounce) return null;
  const { isPermanent, at } = bounce;
  return (
    <Alert color={isPermanent ? 'red' : 'yellow'} title={t(isPermanent ? 'bouncedTitle' : 'delayedTitle')}>
      {t(isPermanent ? 'bounced' : 'delayed', { at: dateTime(at) })}
    </Alert>
  );
}
