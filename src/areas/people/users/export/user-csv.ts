import { csvRecord } from '#ui/files/csv.ts';
import type { User } from '../user.contract.ts';

// Headings are the file's format: programs read them, so they are the same in every language.
const columns: readonly [heading: string, cell: (user: User) => string | null][] = [
  ['User ID', ({ id }) => id],
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Roles', ({ roles }) => roles.map(({ name }) => name).join('; ')],
  ['Status', ({ status }) => status],
  ['Last Login', ({ lastLoginAt }) => lastLoginAt],
  ['Created', ({ createdAt }) => createdAt],
];

/** The headings of the export. */
export function userCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Accounts as lines of the export: instants in UTC, roles separated by semicolons. */
export function userCsvLines(users: readonly User[]): string {
  return users.map((user) => csvRecord(columns.map(([, cell]) => cell(user)))).join('');
}
