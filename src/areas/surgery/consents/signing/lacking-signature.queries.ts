import { sql } from 'kysely';

/** Of a row of `surgical_case`: its consent from the screen waits for the surgeon who explained the operation. */
export const lacksSurgeon = (tenantId: string) => sql<boolean>`exists (
  select from surgical_consent consent
  where consent.tenant_id = ${tenantId}::uuid and consent.id = surgical_case.consent_id and consent.needs_surgeon
    and not exists (
      select from surgical_consent_signature signature
      where signature.tenant_id = ${tenantId}::uuid and signature.consent_id = consent.id
        and signature.part = 'surgeon'
    )
)`;
