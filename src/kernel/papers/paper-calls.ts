import { z } from 'zod';
import type { Access } from '../access/permissions.ts';
import { type Call, defineCall } from '../define-call.ts';
import { pageOf, pageRequest } from '../page.ts';
import { seenVersion } from '../records/record-fields.ts';
import { requiredText } from '../text.ts';
import { addendumFields, printOutput, printRecorded } from './paper-parts.contract.ts';

/** What the calls of one kind of paper share. */
interface PaperDeclaration<Subject extends string, Id extends string, Paper extends z.ZodType> {
  /** What its calls are named after, such as `operativeNotes`. */
  subject: Subject;
  /** Where one of them is, such as `/operative-notes/{operativeNoteId}`. */
  address: `/${string}/{${Id}}`;
  /** In a sentence, such as `an operative note`. */
  called: string;
  paper: Paper;
  workNeeds?: NonNullable<Call['workNeeds']>;
}

/** What a call says for itself. */
type Declared<Needed extends Access, Paper extends z.ZodType> = Pick<
  Call<string, 'write', Needed, z.ZodType, Paper>,
  'access' | 'errors' | 'emergencyWrite'
> & { summary?: string; example?: { output: z.output<Paper> } };

type Shape = Record<string, z.ZodType>;

type InputOf<Id extends string, Fields> = z.ZodObject<Record<Id, z.ZodUUID> & Fields, z.core.$strict>;

type StepInput<Id extends string, Fields> = InputOf<Id, { version: typeof seenVersion } & Fields>;

/** What a step of the version that its caller saw says for itself. */
type DeclaredStep<Needed extends Access, Id extends string, Fields, Paper extends z.ZodType> = Pick<
  Call<string, 'write', Needed, StepInput<Id, Fields>, Paper>,
  'access' | 'errors' | 'summary' | 'example'
>;

/**
 * The calls that every paper has in the same form: a page of the list, opening one, its steps, telling that it was
 * printed, adding to it, and marking it as entered in error. Each says who may make it:
 *
 *     const calls = paperCalls({ subject: 'operativeNotes', address: '/operative-notes/{operativeNoteId}', … });
 *     export const getNote = calls.get({ access: paperReaders });
 */
export function paperCalls<const Subject extends string, const Id extends string, Paper extends z.ZodType>({
  subject,
  address,
  called,
  paper: output,
  workNeeds,
}: PaperDeclaration<Subject, Id, Paper>) {
  const id = address.slice(address.lastIndexOf('{') + 1, -1);
  const inputOf = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
    z.strictObject({ [id]: z.uuid(), ...fields }) as unknown as InputOf<Id, Fields>;
  const work = workNeeds && { workNeeds };
  const collection = address.slice(0, address.lastIndexOf('/')) as `/${string}`;
  /** The compiler finds no input between generic fields and an example of them: it is told. */
  const defineStep = <Verb extends string, Needed extends Access, Fields extends Shape>(
    verb: Verb,
    at: `PUT /${string}` | `POST /${string}`,
    fields: Fields,
    declared: DeclaredStep<Needed, Id, Fields, Paper>,
  ) =>
    defineCall<`${Subject}.${Verb}`, typeof at, Needed, Paper, StepInput<Id, Fields>>(`${subject}.${verb}`, {
      address: at,
      ...work,
      input: inputOf({ version: seenVersion, ...fields }),
      output,
      ...declared,
    });
  return {
    /** A page of the list, narrowed by `filters`. */
    list<const Needed extends Access, Row extends z.ZodType, Filters extends Shape>(
      declared: Pick<Call<string, 'read', Needed>, 'access' | 'summary'> & { rows: Row; filters: Filters },
    ) {
      const { rows, filters, ...said } = declared;
      return defineCall(`${subject}.list`, {
        address: `GET ${collection}`,
        ...work,
        input: z.strictObject({ ...filters, ...pageRequest }),
        output: pageOf(rows),
        ...said,
      });
    },

    /** Writes the version that was seen anew. */
    update<const Needed extends Access, Fields extends Shape>(
      fields: Fields,
      declared: DeclaredStep<Needed, Id, Fields, Paper>,
    ) {
      return defineStep('update', `PUT ${address}`, fields, declared);
    },

    /** Takes the version that was seen further, such as `sign`. */
    step<const Verb extends string, const Needed extends Access, Fields extends Shape>(
      verb: Verb,
      fields: Fields,
      declared: DeclaredStep<Needed, Id, Fields, Paper>,
    ) {
      return defineStep(verb, `POST ${address}/${verb}`, fields, declared);
    },

    get<const Needed extends Access>(declared: Declared<Needed, Paper>) {
      return defineCall(`${subject}.get`, {
        address: `GET ${address}`,
        ...work,
        summary: `Open ${called} (recorded in the audit trail)`,
        input: inputOf({}),
        output,
        ...declared,
      });
    },

    recordPrint<const Needed extends Access>(declared: Omit<Declared<Needed, Paper>, 'example'>) {
      return defineCall(`${subject}.recordPrint`, {
        address: `POST ${address}/prints`,
        summary: `Record that ${called} was printed or downloaded`,
        input: inputOf({ output: printOutput }),
        output: printRecorded,
        ...declared,
      });
    },

    addAddendum<const Needed extends Access>(declared: Declared<Needed, Paper>) {
      return defineCall(`${subject}.addAddendum`, {
        address: `POST ${address}/addenda`,
        ...work,
        summary: `Add to ${called}, which stays as it is`,
        input: inputOf(addendumFields),
        output,
        ...declared,
      });
    },

    markInError<const Needed extends Access>(declared: Declared<Needed, Paper>) {
      return defineCall(`${subject}.markInError`, {
        address: `POST ${address}/error`,
        ...work,
        summary: `Mark ${called} as entered in error; it stays readable with the reason`,
        input: inputOf({ reason: requiredText(500) }),
        output,
        ...declared,
      });
    },
  };
}
