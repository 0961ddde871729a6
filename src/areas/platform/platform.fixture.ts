import { aPng } from '#areas/settings/logo/logo.fixture.ts';
import { aLicenseInvoice } from '#areas/subscriptions/subscriptions.fixture.ts';
import { writeBase64 } from '#kernel/base64.ts';
import type { CallOutput, CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { newSecret } from '#kernel/secret.ts';
import { aRequest, type TestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { submitApplication } from './applications/application.contract.ts';
import { askClosing, listClosures, readClosing, takeBackClosing } from './closing/closing.contract.ts';
import { addFile } from './files/file.contract.ts';
import type { FileKind } from './files/file.rules.ts';
import { listSubmissions, readSubmission } from './kyc/kyc.contract.ts';
import { grantSupportAccess, listSupportAccess } from './support/support.contract.ts';
import { listPlans } from './plans/plan.contract.ts';
import { prepareReminder, writeReminder } from './receivables/reminders/reminder.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    application: string;
    applicationDocument: string;
    /** The hospital itself. */
    client: string;
    accountClosure: string;
    supportAccess: string;
    plan: string;
    clientInvoice: string;
    clientReminder: string;
  }
}

/** A PDF of one empty page. */
export const aPdf = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Adds a document as an applicant does, from an address of its own; returns the secret by which it is handed in. */
export async function aFile(
  { system }: Pick<TestSystem, 'system'>,
  kind: FileKind,
  name = kind === 'trade_license' ? 'license.pdf' : 'photo.png',
): Promise<string> {
  const content = writeBase64(kind === 'trade_license' ? aPdf : aPng(32, 32));
  const ipAddress = newId();
  const added = (await system.dispatcher.run(
    addFile.id,
    { kind, name, content },
    aRequest({ ipAddress }),
  )) as {
    token: string;
  };
  return added.token;
}

/** What an applicant types whose organization nobody else has. */
export function someApplicant() {
  const mark = newId().slice(-12);
  return {
    organizationName: `Clinic ${mark}`,
    contactEmail: `contact@${mark}.example`,
    contactPhone: '+880 2 555 0100',
    address: '5 Lake Road, Dhaka',
    countryCode: 'BD',
    timeZone: 'Asia/Dhaka',
    currencyCode: 'BDT' as const,
    numberGrouping: 'lakh' as const,
    messageLanguage: 'en' as const,
    adminFirstName: 'Nusrat',
    adminLastName: 'Jahan',
    adminEmail: `admin@${mark}.example`,
  };
}

type Typed = Partial<CallRequest<typeof submitApplication>>;

/** Applies for an account with both documents; returns the number and the applicant's secret. */
export async function anApplication(opened: Pick<TestSystem, 'system'>, part: Typed = {}) {
  const secret = newSecret();
  const input = {
    ...someApplicant(),
    tradeLicense: await aFile(opened, 'trade_license'),
    passportPhoto: await aFile(opened, 'passport_photo'),
    secret,
    ...part,
  };
  const request = aRequest({ ipAddress: newId() });
  const answer = (await opened.system.dispatcher.run(submitApplication.id, input, request)) as CallOutput<
    typeof submitApplication
  >;
  return { ...answer, ...input };
}

const path = '/dashboard/super-admin';

export const platformFixture: AreaFixture = {
  name: 'platform',
  after: ['people'],
  fields: {
    applicationId: 'application',
    documentId: 'applicationDocument',
    clientId: 'client',
    closureId: 'accountClosure',
    supportAccessId: 'supportAccess',
    planId: 'plan',
    clientInvoiceId: 'clientInvoice',
    clientReminderId: 'clientReminder',
    'clientReminders.write invoiceIds': 'clientInvoice',
  },

  async makeMarked({ opened, hospital, mark, admin }) {
    const { operator } = await aPlatform(opened);
    const texts = { organizationName: mark, adminFirstName: mark, adminLastName: mark, address: mark };
    const { number } = await anApplication(opened, { ...texts, isAnotherOrganization: true });
    const { rows } = await operator.call(listSubmissions, { search: number });
    const application = await operator.call(readSubmission, { applicationId: rows[0]!.id });
    const plans = await operator.call(listPlans, {});
    const { hospitalName: typedName, closing } = await admin.call(readClosing, {});
    const wish = { typedName, reason: mark, withoutExport: true };
    if (!closing) await admin.call(askClosing, wish);
    await admin.call(takeBackClosing, {});
    const clientId = hospital.tenantId;
    const clientInvoice = await aLicenseInvoice(opened, clientId, { planName: mark, inDays: -40 });
    const { invoiceIds } = await operator.call(prepareReminder, { clientId });
    const letter = { subject: mark, body: mark, invoiceIds };
    const reminder = await operator.call(writeReminder, { clientId, way: 'print', ...letter });
    const closures = await operator.call(listClosures, {});
    const closure = closures.rows.find(({ hospitalName }) => hospitalName === typedName)!;
    const granted = (await admin.call(listSupportAccess, {})).rows.find(({ state }) => state === 'open');
    const support = granted ?? (await admin.call(grantSupportAccess, { purpose: mark, hours: 72 }));
    return {
      accountClosure: closure.id,
      supportAccess: support.id,
      application: application.id,
      applicationDocument: application.documents[0]!.id,
      client: hospital.tenantId,
      plan: plans.rows[0]!.id,
      clientInvoice,
      clientReminder: reminder.id,
    };
  },

  // Only the operator writes here: to everybody of a hospital these are ids of nothing.
  fillWithTexts: async () => ({
    application: newId(),
    client: newId(),
    clientInvoice: newId(),
    clientReminder: newId(),
  }),

  screens: {
    [path]: { heading: /Platform Overview|Access Denied/ },
    [`${path}/overview`]: { heading: /Platform Overview|Access Denied/, looks: ['?status=trial'] },
    [`${path}/kyc`]: { heading: /KYC Submissions|Access Denied/, looks: ['?status=all'] },
    [`${path}/kyc/$applicationId`]: { heading: /KYC Review|Access Denied/ },
    [`${path}/clients`]: { heading: /Client Management|Access Denied/, looks: ['?status=trial'] },
    [`${path}/tenants`]: { heading: /Client Management|Access Denied/ },
    [`${path}/clients/create`]: { heading: /Create New Client|Access Denied/ },
    [`${path}/tenants/create`]: { heading: /Create New Client|Access Denied/ },
    [`${path}/clients/$clientId`]: { heading: /Clinic|Access Denied/ },
    [`${path}/clients/$clientId/kyc`]: { heading: /KYC Review|Application not found|Access Denied/ },
    [`${path}/plans`]: { heading: /Subscription Plans|Access Denied/ },
    [`${path}/audit-logs`]: {
      heading: /Audit Logs|Access Denied/,
      looks: ['?tab=hospitals', '?action=VIEW'],
    },
    [`${path}/system-health`]: { heading: /System Health|Access Denied/ },
    '/dashboard/admin-billing': {
      heading: /Payment Proof Review|Access Denied/,
      looks: ['?status=all'],
    },
    [`${path}/billing`]: { heading: /Global Billing|Access Denied/, looks: ['?status=active'] },
    [`${path}/closures`]: { heading: /Closed Accounts|Access Denied/, looks: ['?status=deleted'] },
    [`${path}/people`]: { heading: /People|Access Denied/ },
    [`${path}/receivables`]: {
      heading: /Receivables|Access Denied/,
      looks: ['?show=overdue', '?show=all', '?age=over_90'],
    },
    [`${path}/receivables/totals`]: {
      heading: /Totals of Receivables|Access Denied/,
      looks: ['?by=year', '?year=2031'],
    },
    [`${path}/receivables/reminders`]: { heading: /Reminders|Access Denied/ },
    [`${path}/receivables/clients`]: { heading: /Receivables by Client|Access Denied/ },
    [`${path}/payments`]: { heading: /Payments|Access Denied/, looks: ['?status=approved'] },
    '/setup': { heading: 'This link does not work' },
    '/signup': { heading: 'Apply for an account' },
    '/application': { heading: 'This link does not work', looks: ['#that-nobody-made'] },
  },
};
