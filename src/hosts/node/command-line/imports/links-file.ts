import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { inviteUser, readLinkState } from '#areas/people/users/links/user-link.contract.ts';
import { emailKey } from '#areas/people/people.public.ts';
import { selectUsersByEmail, type UserRow } from '#areas/people/users/user.queries.ts';
import { csvRecord } from '#ui/files/csv.ts';
import type { PostgresDatabase } from '../../database/postgres-database.ts';
import type { CommandDispatcher } from '../command-dispatcher.ts';
import { persist, say } from './import-telling.ts';

/** Links with which the people of a file set their passwords: whoever reads them can become these people. */
export interface LinksFile {
  /** Remembers whom a row of the file is about. */
  note(row: { fields: Partial<Record<string, string>> }): void;
  /** Makes a link for each of them who has no password and no open link, and writes it before the next one is made. */
  write(dispatcher: CommandDispatcher, database: PostgresDatabase): Promise<void>;
  close(): void;
}

/** A new file that only its owner can read. */
export function openLinksFile(path: string): LinksFile {
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, csvRecord(['Email', 'Name', 'Page of the server', 'Works once, until']));
  const emails = new Set<string>();

  async function invite(dispatcher: CommandDispatcher, person: UserRow): Promise<boolean> {
    if (person.status !== 'active' || person.has_password) return false;
    const { newest } = await persist(dispatcher, readLinkState, { userId: person.id });
    if (newest?.state === 'open') return false;
    const { token, expiresAt } = await persist(dispatcher, inviteUser, { userId: person.id });
    if (token === null) return false;
    const name = `${person.first_name} ${person.last_name}`.trim();
    writeSync(file, csvRecord([person.email, name, `/invitation#${token}`, expiresAt]));
    fsyncSync(file);
    return true;
  }

  return {
    note: ({ fields: { email } }) => {
      if (email) emails.add(email.trim());
    },
    write: async (dispatcher, database) => {
      const { tenantId } = dispatcher;
      const keys = [...emails].map(emailKey);
      const people = await database.inTenant(tenantId, 'read', (db) =>
        selectUsersByEmail(db, tenantId, keys),
      );
      let made = 0;
      for (const person of people) if (await invite(dispatcher, person)) made += 1;
      say(`${made} links are in ${path}. Who has a password or an open link gets no other one.`);
    },
    close: () => closeSync(file),
  };
}
