import {
  clientMessage,
  clocks,
  gameFile,
  logEntry,
  me,
  ownTable,
  PROTOCOL,
  refusal,
  serverMessage,
  shown,
  tableInfo,
} from '@archivolt/protocol';
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { COMMON_REFUSALS, type RouteDescription, refusalsOf } from './routeDescription.ts';
import { ROUTES } from './routes.ts';

/** Schemas with a name; all others are inlined. */
const NAMED: Record<string, GenericSchema> = {
  Me: me,
  TableInfo: tableInfo,
  OwnTable: ownTable,
  Clocks: clocks,
  LogEntry: logEntry,
  Table: shown,
  GameFile: gameFile,
  Refusal: refusal,
  ClientMessage: clientMessage,
  ServerMessage: serverMessage,
};

/** Checks that only code can make (a time zone, a trimmed name) are left out; the bounds beside them are included. */
const SCHEMA_OPTIONS = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** A schema as JSON; the outermost is written out only if it has no name. */
function schemaJson(schema: GenericSchema): JsonSchema {
  const name = Object.keys(NAMED).find((each) => NAMED[each] === schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, { ...SCHEMA_OPTIONS, definitions: NAMED });
  return json;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function responsesOf(route: RouteDescription): object {
  const { gives, status = 200 } = route;
  const refusals = refusalsOf(route);
  const done = gives
    ? {
        [status]: {
          description: 'done',
          content: typeof gives === 'string' ? { [gives]: {} } : json(schemaJson(gives)),
        },
      }
    : { 204: { description: 'done' } };
  const codes = refusals.length > 0 ? `: ${refusals.join(', ')}` : '';
  return { ...done, '4XX': { description: `refused${codes}`, content: json(schemaJson(refusal)) } };
}

function operation(address: string, route: RouteDescription): object {
  const inPath = [...address.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(route.query ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
  const { for: who = 'signedIn' } = route;
  const security = who === 'anybody' ? [] : [...(who === 'signedIn' ? [{ token: [] }] : []), { cookie: [] }];
  return {
    summary: route.summary,
    security,
    parameters: [...inPath, ...inQuery],
    ...(route.takes && { requestBody: { required: true, content: json(schemaJson(route.takes)) } }),
    responses: responsesOf(route),
  };
}

/** The API as an OpenAPI document, generated from the schemas that the server validates with. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [address, route] of Object.entries<RouteDescription>(ROUTES)) {
    const [method = '', path = ''] = address.split(' ');
    const templated = path.replace(/:(\w+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operation(address, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Archivolt',
      version,
      description:
        `docs/API.md explains it. The socket speaks version ${PROTOCOL} of its protocol. ` +
        `Any request may be refused with ${COMMON_REFUSALS.join(', ')}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: toJsonSchemaDefs(NAMED, SCHEMA_OPTIONS),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'archivolt' },
      },
    },
  };
}

/** The document does not change while the server runs, and is generated on the first request. */
export function documentRoute(app: FastifyInstance, version: string): void {
  let text: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApi(version));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
