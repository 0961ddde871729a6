/** The pattern of LIKE for texts that hold this one as it stands: what LIKE reads as a sign is taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
