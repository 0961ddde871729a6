/** As much of JSON Schema as the OpenAPI document of the calls uses. */
export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  /** Of a text that a pattern describes. */
  example?: unknown;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
}

/** One operation of the OpenAPI document, its path, query and body joined to one input. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  kind: 'read' | 'write';
  access: string;
  input: JsonSchema;
  example: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: JsonSchema;
  example?: unknown;
}

interface DescribedOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema; example?: unknown }> };
  'x-kind': 'read' | 'write';
  'x-access': string;
}

/** Every operation that a running server describes, so that a new one enters the tests by itself. */
export async function readOperations(url: string): Promise<Operation[]> {
  const answer = await fetch(`${url}/api/openapi.json`);
  return operationsOf(await answer.json());
}

/** Every operation of an OpenAPI document of ours. */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, DescribedOperation>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => toOperation(method, path, described)),
  );
}

function toOperation(method: string, path: string, described: DescribedOperation): Operation {
  const body = described.requestBody?.content?.['application/json'];
  const parameters = (described.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const fromParameters = parameters.map((parameter) => [parameter.name, schemaOf(parameter)] as const);
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    kind: described['x-kind'],
    access: described['x-access'],
    input: {
      type: 'object',
      properties: { ...Object.fromEntries(fromParameters), ...body?.schema?.properties },
      required: [...required, ...(body?.schema?.required ?? [])],
    },
    example: body?.example,
  };
}

/** A text with a pattern of its own is known by its example alone. */
function schemaOf({ schema = {}, example }: Parameter): JsonSchema {
  const isOwn = schema.pattern !== undefined && schema.format === undefined && example !== undefined;
  return isOwn ? { ...schema, example } : schema;
}

/** What came back, with its body as text. */
export interface Answer {
  status: number;
  text: string;
}

/** Splits an input into the operation's address and what remains for the body. */
export function addressOf(
  url: string,
  { method, path }: Operation,
  input: Readonly<Record<string, unknown>>,
): { address: string; body: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(textOf(value));
  });
  if (method !== 'GET') return { address: `${url}/api${filled}`, body: rest };
  const query = Object.entries(rest).map(([name, value]) => [name, textOf(value)]);
  return { address: `${url}/api${filled}?${new URLSearchParams(query).toString()}`, body: {} };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/** Calls an operation over REST with a bearer token, or signed out with null. */
export async function callOperation(
  url: string,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  token: string | null,
): Promise<Answer> {
  const { address, body } = addressOf(url, operation, input);
  const response = await fetch(address, {
    method: operation.method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(operation.method !== 'GET' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
