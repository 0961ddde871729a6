import { declaredIssues, type FieldIssue, readIssue } from '#kernel/issue.ts';
import { addTexts, translator } from '#ui/i18n/translator.ts';
import { t } from './form.texts.ts';

/** The sentence of an issue in the language of this moment. */
export function issueWords({ code, facts }: FieldIssue): string {
  const [namespace = '', key = ''] = code.split('.');
  const sentences = declaredIssues(namespace);
  // The page has not loaded the contract that declares it, such as an older page after an update of the server.
  if (!sentences || !(key in sentences)) return t('notAccepted');
  const ns = `${namespace}-issues`;
  addTexts(ns, sentences);
  return translator.t(key, { ...facts, ns });
}

/** The sentence of what a schema wrote as its message. */
export function messageWords(message: string): string {
  const issue = readIssue(message);
  return issue ? issueWords(issue) : message;
}
