import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { emailKey, findPeopleWith, networkOf } from '#areas/people/people.public.ts';
import { writeAudit } from '#database/audit/audit.ts';
import { refusing } from '#database/constraint-errors.ts';
import { advanceCounters } from '#database/counters.ts';
import type { PublicContext } from '#server/public-context.ts';
import { sha256 } from '#database/sha256.ts';
import type { Db } from '#database/tables.ts';
import type { Topic } from '#kernel/access/topics.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { selectFiles } from '../files/file.queries.ts';
import { organizationKey } from '../organization/organization.rules.ts';
import { findPlatform } from '../organization/platform-organization.queries.ts';
import { notice } from '../platform.notices.ts';
import { sendEmailCode, tellApplicant } from './applicant-mail.ts';
import type * as contract from './application.contract.ts';
import type { ApplicationState } from './application.contract.ts';
import {
  type ApplicationRow,
  applicationRows,
  insertApplication,
  selectApplicationByToken,
  selectHospitalsNamed,
  selectSimilarApplications,
} from './application.queries.ts';
import { applicationCounter, toRow, toState } from './application.record.ts';
import { emailCodeHash, newEmailCode } from './email-code.ts';
import { handInFiles } from './hand-in-files.ts';

/**
 * Stores an application with its documents; no hospital exists before somebody approves it. The same secret sent again
 * is the same application.
 * @throws AppError ORGANIZATION_KNOWN, unless the applicant says that it is another one.
 */
export async function submitApplication(
  context: PublicContext,
  input: CallInput<typeof contract.submitApplication>,
): Promise<{ number: string }> {
  const { database, clock, services, request, secretMail } = context;
  const tenantId = await findPlatform(database);
  const { secret, isAnotherOrganization, tradeLicense, passportPhoto, ...typed } = input;
  const tokenHash = await sha256(secret);
  const earlier = () =>
    database.inTenant(tenantId, 'read', (db) => selectApplicationByToken(db, tenantId, tokenHash));
  const known = await earlier();
  if (known) return { number: known.number };
  await services.limits.consume('application-network', networkOf(request.ipAddress));
  await services.limits.consume('application-email', emailKey(typed.contactEmail));
  const now = clock.now();
  const at = now.toISOString();
  const id = newId();
  const topics: Topic[] = ['applications', 'messages'];
  const write = async (db: Db) => {
    if (!isAnotherOrganization) await refuseKnown(db, tenantId, typed);
    const numbers = await advanceCounters(db, tenantId, { [applicationCounter]: 1 });
    const isCodeSent = await secretMail.works(db, tenantId);
    // Until the mail is sent nobody has a code that is right.
    const codeHash = isCodeSent ? await emailCodeHash(id, newEmailCode()) : null;
    const row = toRow(
      typed,
      { tenantId, id, at, number: numbers[applicationCounter] },
      { source: 'signup', token_hash: tokenHash, email_code_hash: codeHash, hospital_id: null },
    );
    await insertApplication(db, row);
    const place = { tenantId, applicationId: id };
    await handInFiles(db, { ...place, now }, { trade_license: tradeLicense, passport_photo: passportPhoto });
    const { number } = row;
    const recipient = typed.contactEmail;
    if (isCodeSent) await sendEmailCode(db, secretMail, { ...place, at }, { recipient, number });
    else await tellApplicant(db, { ...place, at }, { kind: 'received', recipient, facts: { number } });
    await note(context, db, tenantId, { action: 'CREATE', id, newValues: { number: row.number } });
    await tellOperators(context, db, tenantId, {
      id,
      number: row.number,
      organization: typed.organizationName,
      announce: (topic) => void topics.push(topic),
    });
    return { number: row.number };
  };
  try {
    const answer = await refusing(database.inTenant(tenantId, 'write', write), {
      application_token: () => new AppError('WRONG_STATE'),
    });
    for (const topic of topics) context.announce(tenantId, topic);
    return answer;
  } catch (error) {
    // Another attempt with the same secret was faster: its documents are handed in already.
    const first = await earlier();
    if (first) return { number: first.number };
    throw error;
  }
}

/** Puts a new application into the bells of all operators. */
async function tellOperators(
  { clock }: PublicContext,
  db: Db,
  tenantId: string,
  {
    id,
    announce,
    ...facts
  }: { id: string; number: string; organization: string; announce: (topic: Topic) => void },
): Promise<void> {
  const operators = await findPeopleWith(db, tenantId, 'super_admin');
  const link = `/dashboard/super-admin/kyc/${id}`;
  await notifyAll({ db, tenantId, clock, announce }, operators, { notice: notice('applied', facts), link });
}

async function refuseKnown(
  db: Db,
  tenantId: string,
  { organizationName, adminEmail }: { organizationName: string; adminEmail: string },
): Promise<void> {
  const same = { key: organizationKey(organizationName), adminKey: emailKey(adminEmail), exceptId: null };
  const [applications, hospitals] = await Promise.all([
    selectSimilarApplications(db, tenantId, same),
    selectHospitalsNamed(db, organizationName),
  ]);
  if (applications.length + hospitals.length > 0) throw new AppError('ORGANIZATION_KNOWN');
}

export async function readApplication(
  context: PublicContext,
  { secret }: CallInput<typeof contract.readApplication>,
): Promise<ApplicationState> {
  return withApplication(context, secret, 'read', (db, row) => stateOf(db, row));
}

/** @throws AppError EMAIL_CODE_INVALID for another code, TOO_MANY_ATTEMPTS after ten of them. */
export async function confirmEmail(
  context: PublicContext,
  { secret, code }: CallInput<typeof contract.confirmEmail>,
): Promise<ApplicationState> {
  const attempts = await sha256(secret);
  await context.services.limits.consume('application-code', attempts);
  return withApplication(context, secret, 'write', async (db, row) => {
    if (row.email_confirmed_at !== null) return stateOf(db, row);
    const hash = await emailCodeHash(row.id, code);
    if (row.email_code_hash !== hash) throw new AppError('EMAIL_CODE_INVALID');
    const at = context.clock.now().toISOString();
    const changed = await change(db, row, { email_confirmed_at: at, updated_at: at });
    await note(context, db, row.tenant_id, { action: 'EMAIL_CONFIRMED', id: row.id });
    return stateOf(db, changed);
  });
}

/** @throws AppError WRONG_STATE unless the operator has asked something. */
export async function answerQuestion(
  context: PublicContext,
  { secret, answer, tradeLicense, passportPhoto }: CallInput<typeof contract.answerQuestion>,
): Promise<ApplicationState> {
  return withApplication(context, secret, 'write', async (db, row) => {
    if (row.status !== 'asked') throw new AppError('WRONG_STATE', { status: row.status });
    const now = context.clock.now();
    const at = now.toISOString();
    const place = { tenantId: row.tenant_id, applicationId: row.id, now };
    await handInFiles(db, place, { trade_license: tradeLicense, passport_photo: passportPhoto });
    const changed = await change(db, row, { status: 'pending', answer, answered_at: at, updated_at: at });
    await note(context, db, row.tenant_id, { action: 'ANSWERED', id: row.id, newValues: { answer } });
    return stateOf(db, changed);
  });
}

/** @throws AppError APPLICATION_LINK_INVALID for a secret that opens nothing; only those are counted. */
async function withApplication(
  context: PublicContext,
  secret: string,
  mode: 'read' | 'write',
  work: (db: Db, row: ApplicationRow) => Promise<ApplicationState>,
): Promise<ApplicationState> {
  const { database, services, request } = context;
  const tenantId = await findPlatform(database);
  const network = networkOf(request.ipAddress);
  await services.limits.consume('application-link-network', network);
  const tokenHash = await sha256(secret);
  const state = await database.inTenant(tenantId, mode, async (db) => {
    const row = await selectApplicationByToken(db, tenantId, tokenHash);
    return row && work(db, row);
  });
  if (!state) throw new AppError('APPLICATION_LINK_INVALID');
  await services.limits.giveBack('application-link-network', network);
  if (mode === 'write') context.announce(tenantId, 'applications');
  return state;
}

async function stateOf(db: Db, row: ApplicationRow): Promise<ApplicationState> {
  return toState(row, await selectFiles(db, row.tenant_id, row.id));
}

async function change(
  db: Db,
  row: ApplicationRow,
  values: Parameters<typeof applicationRows.update>[2],
): Promise<ApplicationRow> {
  const seen = { tenantId: row.tenant_id, id: row.id, version: row.version, only: { status: row.status } };
  const changed = await applicationRows.update(db, seen, values);
  if (!changed) throw new AppError('STALE');
  return changed;
}

function note(
  { request, clock }: PublicContext,
  db: Db,
  tenantId: string,
  { action, id, newValues }: { action: string; id: string; newValues?: unknown },
): Promise<void> {
  const { ipAddress, userAgent } = request;
  return writeAudit(db, { tenantId, userId: null, ipAddress, userAgent, at: clock.now() }, [
    { action, resource: 'applications', resourceId: id, newValues },
  ]);
}
