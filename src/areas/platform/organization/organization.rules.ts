const maxCodeCharacters = 63;

/** A name as it is compared with others: small letters and digits of any script, with single spaces. */
export function organizationKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The code that is suggested for an organization, such as `city-general`; the operator may change it. */
export function suggestedCode(name: string): string {
  const code = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxCodeCharacters)
    .replaceAll(/^-|-$/g, '');
  return code.length >= 2 ? code : '';
}
