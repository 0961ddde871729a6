import type { AreaSamples } from '#server/sample-hospital.ts';
import { newId } from '#kernel/ids.ts';
import { sampleTemplates } from './messages.samples.ts';
import { templateRows } from './templates/template.queries.ts';
import { variablesOf } from './templates/rendering.rules.ts';

/** Templates in both languages; the rules and channels are those of every new hospital. */
export const messagesSamples: AreaSamples = {
  after: ['people'],
  async fill({ db, tenantId, clock }) {
    const at = clock.now().toISOString();
    const made = { is_active: true, created_by: null, created_at: at, updated_at: at, version: 1 };
    await templateRows.insert(
      db,
      sampleTemplates.map(({ name, channel, subject, body, subjectBn, bodyBn }) => ({
        tenant_id: tenantId,
        id: newId(),
        name,
        channel,
        subject,
        body,
        subject_bn: subjectBn,
        body_bn: bodyBn,
        variables: JSON.stringify(variablesOf(subject, body)),
        ...made,
      })),
    );
  },
};
