import { type FieldIssue, issueNamespace, readIssue } from '#kernel/issue.ts';
import { sentenceWords } from '#ui/i18n/sentence-words.ts';
import { t } from './form.texts.ts';

/** The sentence of an issue in the language of this moment; general words for one that this page does not know. */
export function issueWords({ code, facts }: FieldIssue): string {
  const [word = '', key = ''] = code.split('.');
  return sentenceWords({ namespace: issueNamespace(word), key }, facts) ?? t('notAccepted');
}

/** The sentence of what a schema wrote as its message. */
export function messageWords(message: string): string {
  const issue = readIssue(message);
  return issue ? issueWords(issue) : message;
}
