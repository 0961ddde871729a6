/** What the log has in place of the secret of a mail, by the variable of its words. */
export const secretMarks = {
  link: '[the link stands in the mail alone]',
  code: '[the code is in the email only]',
} as const;

/** True for words with a link, which begins with the address of the server. */
export function holdsLink(words: string): boolean {
  return words.includes(secretMarks.link);
}

/** The words as they leave, with a code or with a link to a path of this server. */
export function withSecret(words: string, secret: string, publicUrl: string | undefined): string {
  return words
    .replace(secretMarks.link, () => `${publicUrl}${secret}`)
    .replace(secretMarks.code, () => secret);
}
