import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describeRoute } from './describe-route.ts';
import type { RestScope } from './routes.ts';

const ABOUT = `The calls of the product for programs, beside its GraphQL endpoint at \`/graphql\`.

Log in with \`POST /api/auth/login\` and send the \`access_token\` as \`Authorization: Bearer …\`. It is valid for 15
minutes: after a 401, exchange the refresh token for new ones with \`POST /api/auth/refresh\` and try once more.

Whatever fails is answered with one sentence for people (\`detail\`), a \`code\` for programs, and a \`correlation_id\`
to tell support.`;

const TAGS = [
  { name: 'auth', description: 'Sessions' },
  { name: 'users', description: 'The account, how its template comes and stands, and its connection to ISN' },
  { name: 'template', description: 'The template: choosing, editing, versions' },
  { name: 'reports', description: 'Reports, from creation to download' },
  { name: 'lessons', description: 'What is to become of words, wherever they are said again' },
  { name: 'billing', description: 'The subscription' },
  { name: 'openapi', description: 'This description' },
];

/** Nothing but this page's own files and the calls of this server. The page is styled by scripts, too. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Describes all routes that are added to the scope afterwards, at `openapi.json`, and for people at `docs`. */
export async function serveOpenapi(scope: RestScope): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Plumbline', version: '1', description: ABOUT },
      tags: TAGS,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: describeRoute,
    transformObject: withComponents,
  });
  await scope.register(async (docs) => {
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: scope.prefix,
      staticCSP: DOCS_POLICY,
      theme: { title: 'Plumbline: REST calls' },
      uiConfig: { docExpansion: 'list', layout: 'BaseLayout', tryItOutEnabled: true },
    });
  });
  scope.get(
    '/openapi.json',
    {
      schema: { summary: 'This description, as OpenAPI 3.1', access: 'visitor', response: { 200: z.looseObject({}) } },
    },
    async () => ({ ...scope.swagger() }),
  );
}

/** The schemas with a name, but for those that nothing refers to. */
const withComponents: SwaggerTransformObject = (document) => {
  const full = jsonSchemaTransformObject(document) as { components: { schemas: Record<string, unknown> } };
  const text = JSON.stringify(full);
  const schemas = Object.entries(full.components.schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  );
  return {
    ...full,
    components: { ...full.components, schemas: Object.fromEntries(schemas) },
  } as ReturnType<SwaggerTransformObject>;
};
