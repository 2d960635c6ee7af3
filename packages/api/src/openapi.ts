import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';
import { isRecord } from './readings.ts';

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
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
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
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
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

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access === 'photographer' ? { security: [{ bearer: [] }] } : {}),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.sends === 'nothing' ? {} : { requestBody: { required: true, content: content(endpoint) } }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: schemaOf(endpoint.reply) } } },
      default: { description: 'Refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    },
  };
}

function content(endpoint: Endpoint): Json {
  if (endpoint.sends === 'json') return { 'application/json': { schema: schemaOf(endpoint.body) } };
  const names = Object.keys((schemaOf(endpoint.body)['properties'] as Json | undefined) ?? {});
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', format: 'binary' }]));
  return { 'multipart/form-data': { schema: { type: 'object', required: names, properties } } };
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
