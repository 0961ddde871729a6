/** First and last name in one line. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** The end of an id: enough to tell two people of one name apart, short enough to read out. */
export function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}
