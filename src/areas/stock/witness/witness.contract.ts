import { z } from 'zod';
import { typedPassword } from '#areas/people/passwords.public.ts';
import { defineCall } from '#kernel/define-call.ts';

/** Who stands by while something controlled leaves or is counted, and their password, which is kept nowhere. */
export const witnessFields = {
  witnessId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  witnessPassword: typedPassword.nullish().transform((password) => password ?? null),
};

export const listWitnesses = defineCall('controlledMedicines.witnesses', {
  address: 'GET /controlled-medicines/witnesses',
  access: [
    'pharmacy.dispense',
    'pharmacy.controlled',
    'pharmacy.catalogue',
    'inventory.write',
    'inventory.approve',
  ],
  byPeopleAlone: 'it offers the people who sign beside the one who asks',
  summary: 'List the colleagues who may witness a controlled medicine, by name; at most 200',
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});
