/** Arrows run one way: graphql, rest → app → domain ← pipeline; adapters know the domain and their own SDK; the client knows the schema only. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(server|client|tests|bench|scripts)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-is-pure', '^server/domain/', '^server/(domain/|root\\.ts)'),
    {
      name: 'domain-reads-what-was-built',
      comment: 'Rules need no disk but for the catalogue, which belongs to them (docs/decisions/0021).',
      severity: 'error',
      from: { path: '^server/domain/', pathNot: '^server/domain/dictation/likeness/built-file\\.ts' },
      to: { path: '^((node:)?fs|server/root\\.ts)' },
    },
    {
      name: 'domain-knows-no-vendor',
      severity: 'error',
      from: { path: '^server/domain/' },
      to: {
        path: 'node_modules/(fastify|@fastify|graphql|type-graphql|@apollo|@prisma|pg|pg-boss|@aws-sdk|sherpa-onnx-node|onnxruntime-node|llama-tokenizer-js|saxes|ws|stripe|rate-limiter-flexible|openai|harper.js|piscina|sharp|exif-reader)/',
      },
    },
    only('pipeline-knows-the-domain', '^server/pipeline/', '^server/(pipeline|domain)/'),
    only('adapters-know-the-domain', '^server/adapters/([^/]+)/', '^server/(domain/|adapters/(shared|$1)/|root\\.ts)'),
    only('doors-know-the-app', '^server/(graphql|rest)/', '^server/(domain/|app\\.ts|$1/)'),
    only('web-knows-the-doors', '^server/web\\.ts', '^server/(domain/|app\\.ts|graphql/|rest/|web/|root\\.ts)'),
    only('app-knows-the-domain', '^server/app\\.ts', '^server/domain/'),
    only('sandboxes-know-themselves', '^server/sandbox/([^/]+)/', '^server/sandbox/($1|shared)/'),
    only('client-knows-the-schema', '^client/', '^client/'),
    {
      name: 'features-are-apart',
      severity: 'error',
      from: { path: '^client/features/([^/]+)/' },
      to: { path: '^client/features/', pathNot: '^client/features/$1/' },
    },
    {
      name: 'features-are-leaves',
      severity: 'error',
      from: { path: '^client/(components|lib)/' },
      to: { path: '^client/(features|app)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(client/gql|server/adapters/prisma/generated)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
