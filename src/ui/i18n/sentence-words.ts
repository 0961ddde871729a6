import { declaredSentences, type SentenceFacts } from '#kernel/sentences.ts';
import { formatDateTime } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { defaultTenantFormat, type TenantFormat } from './tenant-format.ts';
import { addTexts, translator } from './translator.ts';

interface FormatOptions {
  tenantFormat?: TenantFormat;
}

function tenantFormatOf({ tenantFormat = defaultTenantFormat }: FormatOptions): TenantFormat {
  return tenantFormat;
}

// The formats that sentences name besides those of the translator itself (kernel/sentences.ts).
translator.services.formatter?.add('instant', (value: string, _language, options: FormatOptions) =>
  formatDateTime(value, tenantFormatOf(options)),
);
translator.services.formatter?.add('money', (value: number, _language, options: FormatOptions) =>
  formatMoney(value, tenantFormatOf(options).currencyCode),
);

/**
 * A declared sentence in the language of this moment; undefined where this page has not loaded who declares it, such
 * as an older page after an update of the server. `tenantFormat` is needed for instants and money alone.
 */
export function sentenceWords(
  { namespace, key }: { namespace: string; key: string },
  facts: SentenceFacts = {},
  tenantFormat?: TenantFormat,
): string | undefined {
  const sentences = declaredSentences(namespace);
  if (!sentences || !Object.hasOwn(sentences, key)) return undefined;
  addTexts(namespace, sentences);
  const { count } = facts;
  return translator.t(key, {
    ns: namespace,
    // Facts are data: one that has the name of an option of the translator must not become that option.
    replace: facts,
    ...(typeof count === 'number' && { count }),
    ...(tenantFormat && { tenantFormat }),
  });
}
