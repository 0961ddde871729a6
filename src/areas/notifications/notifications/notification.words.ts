import { type NoticeSentences, placeOfNotice } from '#kernel/notice.ts';
import { sentenceWords } from '#ui/i18n/sentence-words.ts';
import type { TenantFormat } from '#ui/i18n/tenant-format.ts';
import type { Notification } from './notification.contract.ts';
import { t } from './notifications.texts.ts';

type Stored = Pick<Notification, 'code' | 'facts' | 'title' | 'message'>;

/**
 * Title and message in the language of this moment; the stored words of a notification that is older than notices.
 * The sentences of the area that sent it must have been fetched.
 */
export function notificationWords(
  { code, facts, title, message }: Stored,
  tenantFormat: TenantFormat,
): NoticeSentences {
  if (code === null) return { title: title ?? '', message: message ?? '' };
  const wordsOf = (part: keyof NoticeSentences) =>
    sentenceWords(placeOfNotice(code, part), facts ?? {}, tenantFormat);
  return { title: wordsOf('title') ?? t('unknownTitle'), message: wordsOf('message') ?? t('unknownMessage') };
}
