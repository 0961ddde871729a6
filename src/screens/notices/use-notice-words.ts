import { useQuery } from '@tanstack/react-query';
import { useNoticeLoaders } from '#client/registration/notice-loaders.ts';
import { type NoticeSentences, placeOfNotice } from '#kernel/notice.ts';
import type { SentenceFacts } from '#kernel/sentences.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { sentenceWords } from '#ui/i18n/sentence-words.ts';

/**
 * Makes the sentences of a notice that the server told by its code; undefined until those of all areas were fetched.
 * A code that this page does not know has its own name as title.
 */
export function useNoticeWords(): ((code: string, facts: SentenceFacts) => NoticeSentences) | undefined {
  const loaders = useNoticeLoaders();
  const { tenant: tenantFormat } = useFormat();
  const { isSuccess } = useQuery({
    queryKey: ['notice-sentences'],
    queryFn: async () => (await Promise.all(loaders.map((load) => load()))).length,
    staleTime: Infinity,
  });
  if (!isSuccess) return undefined;
  return (code, facts) => ({
    title: sentenceWords(placeOfNotice(code, 'title'), facts, tenantFormat) ?? code,
    message: sentenceWords(placeOfNotice(code, 'message'), facts, tenantFormat) ?? '',
  });
}
