/** Media types that the GraphQL door answers in. */
const DATA = ['application/json', 'application/graphql-response+json'];

/** Whether an `Accept` header names pages, and no data that it likes as much. A mere wildcard names nothing. */
export function prefersPage(accept = ''): boolean {
  const qualities = new Map<string, number>();
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(type, quality ? Number(quality.slice(2)) : 1);
  }
  const page = qualities.get('text/html') ?? 0;
  return page > Math.max(0, ...DATA.map((type) => qualities.get(type) ?? 0));
}
