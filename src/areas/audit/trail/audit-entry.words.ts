import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { AuditEntrySummary } from './audit-trail.contract.ts';
import { t } from './audit-trail.texts.ts';

/** How the name of a field ends that holds an amount of money. */
export const amountEnding = /(?<=[a-z])(Minor|_minor)$/;

/**
 * A name of a program in words: `dateOfBirth`, `date_of_birth` and `DATE_OF_BIRTH` are all 'Date of birth', and
 * `countedMinor` is 'Counted'.
 */
export function wordsOf(name: string): string {
  const isShouted = name === name.toUpperCase();
  const apart = (isShouted ? name.toLowerCase() : name)
    .replace(amountEnding, '')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_.\-\s]+/g, ' ')
    .trim();
  const words = apart.toLowerCase().replaceAll(/\b(id|ip|url|csv)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const tones: Record<string, Tone> = {
  CREATE: 'success',
  UPDATE: 'info',
  DELETE: 'danger',
  REACTIVATE: 'success',
  VIEW: 'neutral',
  PRINT: 'special',
  EXPORT: 'warning',
  SIGN_IN_FAILED: 'danger',
};

/** The colour of an action; the words beside it say the same. */
export function actionTone(action: string): Tone {
  return tones[action] ?? 'neutral';
}

type PersonOfEntry = Pick<AuditEntrySummary, 'userId' | 'userName' | 'operatorName'>;

/** Who did it: a name, the operator's person, the system, or somebody who is not among the hospital's users. */
export function personOf({ userId, userName, operatorName }: PersonOfEntry): string {
  if (operatorName !== null) return t('ofOperator', { name: operatorName });
  return userName ?? (userId === null ? t('system') : t('unknownPerson'));
}

/** An id that people compare by its end. */
export function shortId(id: string): string {
  return id.length > 14 ? `…${id.slice(-12)}` : id;
}

type RecordOfEntry = Pick<AuditEntrySummary, 'resourceId' | 'recordName' | 'isGone'>;

/** What the record of an entry is called: by name, or by its id where it has none; and that it is gone. Null for none. */
export function recordWords({ resourceId, recordName, isGone }: RecordOfEntry): string | null {
  const name = recordName ?? (resourceId === null ? null : t('recordOf', { id: shortId(resourceId) }));
  if (name === null) return null;
  return isGone ? t('goneRecord', { name }) : name;
}

/** The record and the fields of an entry, in one line. */
export function detailsOf(entry: RecordOfEntry & Pick<AuditEntrySummary, 'fields' | 'isWithheld'>): string {
  const { fields, isWithheld } = entry;
  const words = recordWords(entry);
  const record = words === null ? [] : [words];
  const names = fields.length === 0 ? [] : [fields.map(wordsOf).join(', ')];
  const mark = isWithheld ? [t('restricted')] : [];
  return [...record, ...mark, ...names].join(' · ') || '–';
}

/** The name of an entry inside the labels of its buttons. */
export function entryName(
  entry: AuditEntrySummary,
  format: Format,
  resourceWords: (resource: string) => string,
): string {
  const { action, resource, createdAt } = entry;
  return t('entryOf', {
    action: wordsOf(action),
    resource: resourceWords(resource),
    time: format.dateTime(createdAt),
  });
}
