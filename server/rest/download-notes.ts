import { z } from 'zod';

const binary = { schema: z.string().meta({ format: 'binary' }) };

/** What the description says of every call that answers a file: it is streamed by `sendDownload`. */
export function downloadNotes(what: 'package' | 'template', contentTypes: string[]) {
  const answer = (description: string) => ({
    description,
    content: Object.fromEntries(contentTypes.map((type) => [type, binary])),
  });
  return {
    description: 'Knows parts (`Range`) and what the caller has already (`If-None-Match`).',
    querystring: z.object({
      token: z.string().optional().describe(`Of a \`download_url\`: opens the ${what} without a log-in`),
    }),
    response: {
      200: answer(`The ${what}; Content-Disposition names it.`),
      206: answer(`The part of the ${what} that was asked for.`),
      304: z.null().describe(`The ${what} is the one that the caller has.`),
    },
  };
}
