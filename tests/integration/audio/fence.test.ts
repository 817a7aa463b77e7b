import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { MAY_CHANGE_USER, spawnFenced } from '../../../server/adapters/audio/fence.ts';

/** What a shell inside the fence says. */
function ask(command: string, asNobody = MAY_CHANGE_USER): Promise<string> {
  const child = spawnFenced('/bin/sh', ['-c', command], { asNobody, stdio: ['ignore', 'pipe', 'ignore'] });
  return text(child.stdout as Readable);
}

describe.skipIf(process.platform === 'win32')('spawnFenced', () => {
  it.runIf(MAY_CHANGE_USER)('runs as nobody, without root’s groups', async () => {
    expect(await ask('id -u; id -G')).toBe('65534\n65534\n');
  });

  it('shows nothing of our environment', async () => {
    process.env.PLUMBLINE_TEST_SECRET = 'secret';
    try {
      const variables = await ask('env');
      expect(variables).toContain('PATH=');
      expect(variables).not.toContain('secret');
    } finally {
      delete process.env.PLUMBLINE_TEST_SECRET;
    }
  });

  it('limits time and files, and cannot write any', async () => {
    expect(await ask('ulimit -t; ulimit -n; ulimit -f')).toBe('1800\n64\n0\n');
  });

  it.runIf(process.platform === 'linux')('limits memory', async () => {
    expect(await ask('ulimit -v')).toBe(`${1024 * 1024}\n`);
  });

  it('hands over arguments as they are', async () => {
    const child = spawnFenced('/bin/echo', ['a b', '$(id)', ';'], {
      asNobody: false,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(await text(child.stdout as Readable)).toBe('a b $(id) ;\n');
  });
});
