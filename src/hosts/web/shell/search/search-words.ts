import { isOfWorld } from '#client/registration/offered.ts';
import type { Person } from '#client/session.ts';
import { t } from '../shell.texts.ts';

/** What the search says that it finds: the operator has no patients. */
export function searchWords(person: Person): { placeholder: string; hint: string } {
  const isInHospital = isOfWorld(person, { world: 'hospital' });
  return isInHospital
    ? { placeholder: t('searchPlaceholder'), hint: t('searchHint') }
    : { placeholder: t('searchOfOperator'), hint: t('searchHintOfOperator') };
}
