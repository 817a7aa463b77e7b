import { describe, expect, it } from 'vitest';
import { callerOf } from '../../../server/web/caller-of.ts';

const request = { ip: '192.0.2.1', protocol: 'http', host: 'localhost:4000' } as const;

describe('the address of a caller', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (ip, address) => {
    expect(callerOf({ ...request, ip }, null).address).toBe(address);
  });

  it('is told apart for neighbouring networks only', () => {
    const address = (ip: string) => callerOf({ ...request, ip }, null).address;
    expect(address('2001:db8:1:2::1')).toBe(address('2001:db8:1:2:aaaa::7'));
    expect(address('2001:db8:1:2::1')).not.toBe(address('2001:db8:1:3::1'));
  });

  it.each([
    ['192.0.2.1:5123', '192.0.2.1'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
    ['a:b', 'a:b'],
    ['', ''],
  ])('that a proxy tells as “%s” is “%s”', (ip, address) => {
    expect(callerOf({ ...request, ip }, null).address).toBe(address);
  });
});

describe('where a caller sees the product', () => {
  it('is the address that is configured', () => {
    expect(callerOf(request, 'https://app.example.com').origin).toBe('https://app.example.com');
  });

  it.each([
    [{ protocol: 'http', host: 'localhost:4000' }, 'http://localhost:4000'],
    [{ protocol: 'https', host: 'app.example.com' }, 'https://app.example.com'],
    [{ protocol: 'https', host: 'app.example.com:443' }, 'https://app.example.com'],
    [{ protocol: 'http', host: '' }, 'http://localhost'],
  ] as const)('is else the one that it asked: %o', (asked, origin) => {
    expect(callerOf({ ...request, ...asked }, null).origin).toBe(origin);
  });

  it.each(['a b', '[', 'a:port', '/path', 'evil.example/..', 'user@evil.example'])(
    'is an origin and nothing more for the host “%s”',
    (host) => {
      const { origin } = callerOf({ ...request, host }, null);
      expect(origin).toMatch(/^http:\/\/[\w.-]+$/);
    },
  );
});
