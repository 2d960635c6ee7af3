import * as z from 'zod/mini';
import { type Endpoint, isByShare } from './contract/endpoint.ts';
import * as contract from './index.ts';
import { isRecord } from './contract/unwrap.ts';

type Json = Record<string, unknown>;

/** Every call of the contract. */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return isRecord(value) && 'method' in value && 'reply' in value && 'access' in value;
}

/** The OpenAPI 3.1 description of the contract, made from the endpoint objects. */
export function openApi({ version, url }: { version: string; url: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const method = endpoint.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: together(paths[path]?.[method] as Json | undefined, operation(endpoint)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Диафрагма',
      version,
      description: 'The calls of the photographers’ portal. Refusals share one shape: success, message, errors.',
    },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        share: { type: 'http', scheme: 'share', description: 'The token of a share of a project' },
        pass: { type: 'apiKey', in: 'header', name: 'X-Share-Pass', description: 'What the PIN of a share was answered with' },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'message'],
          properties: {
            success: { const: false },
            message: { type: 'string', description: 'In Russian, fit to be shown' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    },
  };
}

const schemaOf = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
};

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `version` that was read, in quotes. Refused (409) with what is stored when that has another one; without it, or with `*`, the save overwrites',
  schema: { type: 'string' },
};

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access === 'photographer' ? { security: [{ bearer: [] }] } : {}),
    ...(isByShare(endpoint) ? { security: [{ share: [] }, { share: [], pass: [] }] } : {}),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.isVersioned ? [ifMatch] : []),
    ],
    ...(endpoint.sends === 'nothing' ? {} : { requestBody: { required: true, content: content(endpoint) } }),
    responses: {
      200: { description: 'Success', content: success(endpoint) },
      default: { description: 'Refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    },
  };
}

function success({ answers, reply }: Endpoint): Json {
  if (answers === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: schemaOf(reply) } };
}

/** Two calls that share an address and differ in the media type of the body are one operation. */
function together(first: Json | undefined, second: Json): Json {
  if (!first) return second;
  const contents = [first, second].map(({ requestBody }) => (requestBody as { content: Json }).content);
  return { ...first, requestBody: { required: true, content: Object.assign({}, ...contents) as Json } };
}

function content(endpoint: Endpoint): Json {
  if (endpoint.sends === 'json') return { 'application/json': { schema: schemaOf(endpoint.body) } };
  const { properties = {}, required = [] } = schemaOf(endpoint.body) as { properties?: Record<string, Json>; required?: string[] };
  const shown = Object.entries(properties).map(([name, schema]) => [name, fieldOf(schema)]);
  return { 'multipart/form-data': { schema: { type: 'object', required, properties: Object.fromEntries(shown) as Json } } };
}

/** JSON Schema has no type for a file: an empty schema stands for one, and a list of those for several. */
function fieldOf(schema: Json): Json {
  const file = { type: 'string', format: 'binary' };
  if (Object.keys(schema).length === 0) return file;
  return schema['type'] === 'array' ? { ...schema, items: file } : schema;
}

function parameters(place: 'path' | 'query', schema: z.core.$ZodType): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}
