import { expect, test } from 'vitest';
import type { Access, Endpoint } from './contract/endpoint.ts';
import { endpoints, openApi } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object>; required?: string[] } }> };
  responses: Record<string, { content: Record<string, { schema: { properties?: Record<string, object> } }> }>;
}

const description = openApi({ version: '1.2.3', url: 'https://portal.example' });
const paths = description['paths'] as Record<string, Record<string, Operation>>;

function operationOf(name: string): Operation {
  const endpoint = endpoints.find((one) => one.name === name);
  const operation = endpoint && paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  return operation;
}

test('every call has a name and an address of its own', () => {
  expect(endpoints.length).toBeGreaterThan(0);
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(({ method, path, sends }) => `${method} ${path} ${sends}`)).size).toBe(endpoints.length);
});

test('only the directory and archives live outside /api', () => {
  expect(endpoints.filter(({ path }) => !path.startsWith('/api/')).map(({ name }) => name)).toEqual([
    'getPhotographer',
    'listPhotographers',
    'downloadRetouched',
    'cancelZipUpload',
    'finalizeZipUpload',
    'getZipUpload',
    'initializeZipUpload',
    'uploadZip',
    'uploadZipChunk',
  ]);
});

const openTo = (access: Access) => endpoints.filter((one) => one.access === access).map(({ name }) => name);

// The wall of access follows the contract: what it leaves open is named here once more.
test('only these calls are open to anybody, and to whoever has a share whose PIN was not entered', () => {
  expect(openTo('public')).toEqual([
    'getPhotographer',
    'getPriceRange',
    'listPhotographers',
    'getAlternatives',
    'listCities',
    'forgotPassword',
    'login',
    'register',
    'resetPassword',
    'verifyToken',
    'listTutorials',
    'listSpecializations',
  ]);
  expect(openTo('share-address')).toEqual(['getSharePhotographer']);
  expect(openTo('share-before-pin')).toEqual(['enterSharedPin', 'getShared']);
  expect(openTo('share-before-family')).toEqual(['joinShare']);
});

/** Two calls may share an address, one as JSON and one as a form: the first of them names the operation. */
const sharing = ({ method, path }: Endpoint) => endpoints.find((one) => one.method === method && one.path === path);

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s is described', (name, endpoint) => {
  const operation = operationOf(name);
  expect(operation.operationId).toBe(sharing(endpoint)?.name);
  expect(operation.summary).toBe(sharing(endpoint)?.summary);
  expect(operation.security !== undefined).toBe(endpoint.access !== 'public');
  expect(operation.requestBody !== undefined).toBe(endpoint.sends !== 'nothing');
});

const answering = (kind: Endpoint['answers']) =>
  endpoints.filter(({ answers }) => answers === kind).map(({ name }) => [name, operationOf(name).responses['200']?.content] as const);

test.each(answering('json'))('%s answers an envelope', (_, content) => {
  expect(Object.keys(content?.['application/json']?.schema.properties ?? {})).toEqual(['success', 'data']);
});

test.each(answering('file'))('%s answers bytes', (_, content) => {
  expect(content).toEqual({ 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } });
});

test('the list names all of its query parameters', () => {
  const named = operationOf('listPhotographers').parameters.map((parameter) => [parameter.name, parameter.in, parameter.required]);
  expect(named).toEqual(
    ['page', 'limit', 'city', 'specializations', 'min_price', 'max_price', 'sort_by', 'sort_order'].map((name) => [name, 'query', false]),
  );
  expect(operationOf('getPhotographer').parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
});

const fieldsOf = (name: string, type: string) => Object.keys(operationOf(name).requestBody?.content[type]?.schema.properties ?? {});

test('bodies are described by the names on the wire', () => {
  expect(fieldsOf('login', 'application/json')).toEqual(['email', 'password']);
  expect(fieldsOf('updateProfile', 'application/json')).toContain('min_product_price');
  expect(fieldsOf('uploadAvatar', 'multipart/form-data')).toEqual(['file']);
  expect(fieldsOf('createPortfolio', 'application/json')).toEqual(['title', 'description', 'specialization_id']);
  expect(fieldsOf('createPortfolio', 'multipart/form-data')).toEqual(expect.arrayContaining(['file', 'file[]', 'is_featured']));
  const several = operationOf('addPhotos').requestBody?.content['multipart/form-data']?.schema.properties['file[]'];
  expect(several).toEqual({ type: 'array', items: { type: 'string', format: 'binary' } });
});

test('the description is plain JSON and names the server', () => {
  expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  expect(description).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' }, servers: [{ url: 'https://portal.example' }] });
});
