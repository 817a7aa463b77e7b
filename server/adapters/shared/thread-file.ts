/**
 * What a pool is told of the file that its threads run: TypeScript among the sources, where a thread needs tsx unless the
 * process has it already; JavaScript in the build.
 * @param beside `import.meta.url` of the caller.
 * @param path from there, without an ending.
 */
export function threadFile(beside: string, path: string): { filename: string; execArgv?: string[] } {
  const isSource = beside.endsWith('.ts');
  const needsTsx = isSource && !process.execArgv.some((flag) => flag.includes('tsx'));
  return {
    filename: new URL(`${path}.${isSource ? 'ts' : 'js'}`, beside).href,
    ...(needsTsx && { execArgv: ['--import', 'tsx'] }),
  };
}
