import { describe, expect, it } from 'vitest';
import { IsnDomains } from '../../../../server/adapters/isn/isn-domains.ts';

const domains = new IsnDomains(['ISN.Example', 'bücher.example', 'isn.example']);

describe('the domains that ISN is asked at', () => {
  it('are host names in one spelling, each once', () =>
    expect(domains.all).toEqual(['isn.example', 'xn--bcher-kva.example']));

  it.each([
    '',
    ' ',
    'isn',
    'isn.example.',
    'isn.example:443',
    'https://isn.example',
    'isn.example/x',
    'a@isn.example',
    '[::1]',
    '*.example',
    'isn..example',
    'isn example.net',
  ])('%o is refused as one', (domain) => expect(() => new IsnDomains([domain])).toThrow('no host name'));

  it.each([
    ['isn.example', 'isn.example'],
    ['ISN.EXAMPLE', 'isn.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['isn.example.', null],
    ['a.isn.example', null],
    ['isn.example:443', null],
    ['isn.example/x', null],
    ['isn%2eexample', null],
    ['isn.ex\nample', null],
    ['', null],
    [null, null],
  ])('%o names %o', (name, domain) => expect(domains.named(name)).toBe(domain));

  it.each([
    ['https://isn.example', 'isn.example'],
    ['https://isn.example/', 'isn.example'],
    ['https://isn.example/acme/rest', 'isn.example'],
    ['HTTPS://ISN.example?x', 'isn.example'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['http://isn.example/', null],
    ['https://isn.example:443/', null],
    ['https://isn.example./', null],
    ['https://pat@isn.example/', null],
    ['https://isn.example@evil.example/', null],
    ['https://isn.example\\@evil.example/', null],
    ['https:\\\\isn.example', null],
    ['//isn.example/', null],
    ['isn.example', null],
    ['x https://isn.example', null],
  ])('the address %o leads to %o', (address, domain) => expect(domains.ofAddress(address)).toBe(domain));
});
