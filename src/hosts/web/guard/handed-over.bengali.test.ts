import { afterEach, expect, test } from 'vitest';
import { signConsent } from '#areas/surgery/consents/consent.contract.ts';
import { signingRefusals } from '#areas/surgery/consents/consent.words.ts';
import '#areas/surgery/consents/signing/signing.bengali.ts';
import '#areas/surgery/surgery.refusals.ts';
import { CallError } from '#client/transport.ts';
import { sharedErrors } from '#kernel/app-error.ts';
import { declaredSentences } from '#kernel/sentences.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { issueWords } from '#ui/form/issue-words.ts';
import { showIn, showOwnLanguage } from '#ui/i18n/shown-language.ts';
import '#screens/refusal/shared.refusals.ts';
import './handed-over.bengali.ts';

const bengaliLetter = /[\u0980-\u09ff]/;

afterEach(() => showOwnLanguage());

test('whatever refuses a signature on the page of the patient is said in Bengali', async () => {
  await showIn('bn');
  const codes = [...Object.keys(sharedErrors), ...(signConsent.errors ?? []), 'UNREACHABLE', 'TIMED_OUT'];
  const english = codes.filter((code) => {
    const refusal = new CallError(code as CallError['code'], { isWrite: true });
    return !bengaliLetter.test(refusalWords(refusal, signingRefusals) ?? '');
  });
  // Of full storage in the demo the program itself tells.
  expect(english).toEqual(['STORAGE_FULL']);
});

test('every fault at a field of the consent is said in Bengali', async () => {
  await showIn('bn');
  const keys = Object.keys(declaredSentences('surgical-consents-issues') ?? {});
  expect(keys).toContain('witnessMissing');
  const english = keys.filter((key) => !bengaliLetter.test(issueWords({ code: `surgical-consents.${key}` })));
  expect(english).toEqual([]);
});
