import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { whyPeopleAlone } from '#kernel/access/machine-keys.ts';
import type { ErrorCode } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import { useLimits } from '#kernel/limits/use-limits.ts';
import type { Dispatcher } from '../dispatcher/dispatcher.ts';
import type { ErrorStatuses } from '../dispatcher/error-statuses.ts';
import { createRouter } from '#server/dispatcher/orpc-router.ts';
import { shareSchemas } from './components.ts';
import { exampleOf } from './schema-example.ts';

/** The OpenAPI 3.1 description of every call: id, permission, errors, security and an example. */
export async function describeApi(dispatcher: Dispatcher): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(createRouter(dispatcher), {
    info: {
      title: 'Openward',
      version: '0.1.0',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Every call runs as the signed-in person in their own hospital, or as another program by its key. A write needs the header ' +
        'Idempotency-Key: the same key with the same body counts once and is answered alike.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'openward_session',
          description: 'Over https the name of the cookie is __Host-openward_session.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a session, as a program holds it that acts for the person who signed in.',
        },
        machineKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'owk_…',
          description:
            'The key of another program, made in the settings under Machine clients. It is read from this header ' +
            'alone, refused beside a cookie, and open to the operations that name this scheme, within its scopes: ' +
            `${useLimits['machine-key-calls'].attempts} calls a minute, then TOO_MANY_ATTEMPTS.`,
        },
      },
      schemas: { Refusal: refusalSchema(dispatcher.statuses.codes) },
      responses: {
        Refused: {
          description: 'The call was refused.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      parameters: { IdempotencyKey: idempotencyHeader },
    },
  });
  for (const { call } of dispatcher.calls.values()) completeOperation(document, dispatcher, call);
  document.tags = [...new Set([...dispatcher.calls.values()].map(({ call }) => call.id.split('.')[0]!))].map(
    (name) => ({ name }),
  );
  shareSchemas(document);
  return document;
}

function refusalSchema(codes: string[]): OpenAPI.SchemaObject {
  return {
    type: 'object',
    required: ['code', 'status', 'message'],
    properties: {
      defined: { type: 'boolean' },
      code: { type: 'string', enum: codes },
      status: { type: 'integer' },
      message: { type: 'string' },
      data: {
        type: 'object',
        description:
          'Facts. For INVALID_INPUT `fields` names each refused field by its dotted path, with a code such as ' +
          '`value.tooLong` and the facts of that code such as `{ "max": 200 }`.',
      },
    },
  };
}

function completeOperation(document: OpenAPI.Document, { statuses }: Dispatcher, call: Call): void {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
  const operation = document.paths?.[call.path]?.[method];
  if (!operation) throw new Error(`The OpenAPI document misses ${call.id}.`);
  const forPeople = whyPeopleAlone(call);
  operation.security = call.access === 'public' ? [] : [{ session: [] }, { bearer: [] }];
  if (forPeople === undefined) operation.security.push({ machineKey: [] });
  const access = typeof call.access === 'string' ? call.access : call.access.join(' or ');
  const emergency = call.emergency ? ' (or emergency access to the patient)' : '';
  operation.description = `Needs: ${access}${emergency}${call.module ? `, module ${call.module}` : ''}.`;
  Object.assign(operation, {
    'x-access': access,
    'x-kind': call.kind,
    ...(forPeople !== undefined && call.access !== 'public' && { 'x-people-alone': forPeople }),
    ...(call.exports && { 'x-exports': call.exports }),
  });
  if (call.kind === 'write' && call.access !== 'public') {
    operation.parameters = [
      ...(operation.parameters ?? []),
      { $ref: '#/components/parameters/IdempotencyKey' },
    ];
  }
  for (const [status, codes] of refusalsOf(statuses, call)) {
    operation.responses ??= {};
    operation.responses[status] = { $ref: '#/components/responses/Refused', description: codes.join(', ') };
  }
  addExample(operation, call);
}

const idempotencyHeader: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

function refusalsOf(statuses: ErrorStatuses, call: Call): Map<string, ErrorCode[]> {
  const codes = new Set<ErrorCode>(['INVALID_INPUT', 'DATABASE_AWAY', ...(call.errors ?? [])]);
  if (call.access !== 'public') codes.add('SIGNED_OUT');
  if (call.access !== 'public' && call.access !== 'signed-in') codes.add('FORBIDDEN');
  if (call.access !== 'public' && whyPeopleAlone(call) !== undefined) codes.add('PERSON_REQUIRED');
  if (call.module) codes.add('MODULE_OFF');
  if (call.path.includes('{')) codes.add('NOT_FOUND');
  if (call.kind === 'write' && call.access !== 'public') {
    codes.add('IDEMPOTENCY_KEY_MISSING').add('IDEMPOTENCY_KEY_REUSED').add('ORIGIN_REFUSED');
  }
  const byStatus = new Map<string, ErrorCode[]>();
  for (const code of codes) {
    const status = String(statuses.of(code));
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** What the address carries is shown with its parameters, and only the rest in the body. */
function addExample(operation: OpenAPI.OperationObject, call: Call): void {
  const input = (call.example?.input ?? exampleOf(call.input, 'input')) as Record<string, unknown>;
  const output = call.example?.output ?? exampleOf(call.output, 'output');
  const body = { ...input };
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter) || !(parameter.name in input)) continue;
    parameter.example = input[parameter.name];
    delete body[parameter.name];
  }
  setExample(operation.requestBody, body);
  setExample(operation.responses?.['200'], output);
}

function setExample(
  holder: OpenAPI.RequestBodyObject | OpenAPI.ResponseObject | OpenAPI.ReferenceObject | undefined,
  example: unknown,
): void {
  const media = holder && 'content' in holder ? holder.content?.['application/json'] : undefined;
  if (media) media.example = example;
}
