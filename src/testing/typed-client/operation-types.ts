import { compile, type JSONSchema } from 'json-schema-to-typescript';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JSONSchema;
}

interface Media {
  content?: { 'application/json'?: { schema: JSONSchema } };
}

interface Operation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Media;
  responses: Record<string, Media>;
}

/** What of an OpenAPI document the types are made from. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JSONSchema> };
}

/**
 * TypeScript made from an OpenAPI document alone, as an author of another program would make it: `Operations` with
 * path, query, body and answer of each operation, and where each is found.
 */
export async function operationTypes(document: ApiDocument): Promise<string> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schema: JSONSchema = {
    ...objectOf(operations.map(({ operation }) => [operation.operationId, typesOf(operation)])),
    $defs: document.components.schemas,
  };
  const text = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
  const types = await compile(JSON.parse(text) as JSONSchema, 'Operations', {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    unreachableDefinitions: false,
  });
  const addresses = operations.map(({ path, method, operation }) => [
    operation.operationId,
    `${method.toUpperCase()} ${path}`,
  ]);
  return `${types}\nexport const addresses = ${JSON.stringify(Object.fromEntries(addresses))};\n`;
}

function typesOf({ parameters = [], requestBody, responses }: Operation): JSONSchema {
  const own = parameters.filter((parameter) => 'name' in parameter);
  const of = (place: string) => own.filter((parameter) => parameter.in === place);
  return objectOf([
    ['path', objectOf(of('path').map(({ name, schema }) => [name, schema]))],
    ['query', optionalOf(of('query'))],
    ['body', requestBody?.content?.['application/json']?.schema ?? { type: 'null' }],
    ['answer', responses['200']?.content?.['application/json']?.schema ?? { type: 'null' }],
  ]);
}

function objectOf(fields: [string, JSONSchema][]): JSONSchema {
  const properties = Object.fromEntries(fields);
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function optionalOf(parameters: readonly Parameter[]): JSONSchema {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return { ...objectOf(parameters.map(({ name, schema }) => [name, schema])), required };
}
