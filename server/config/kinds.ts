import { isIP } from 'node:net';
import { z } from 'zod';

const KIB = 1024;
const UNITS = { KiB: KIB, MiB: KIB ** 2, GiB: KIB ** 3 };

/** Anything. */
export const text = z.string();
/** A whole number within limits. */
export const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `a whole number from ${least} to ${most}`);
/** A size, in bytes once it is read. */
export const bytes = z
  .string()
  .regex(/^[1-9]\d{0,11} ?(KiB|MiB|GiB)?$/, 'a size such as 25 MiB, or a number of bytes')
  .transform((value) => Number.parseInt(value, 10) * (UNITS[value.slice(-3) as keyof typeof UNITS] ?? 1));
/** What a process does. */
export const roles = z
  .string()
  .regex(/^(web|worker|web,worker|worker,web)$/, 'web, worker or web,worker')
  .transform((value) => ({ web: value.includes('web'), worker: value.includes('worker') }));
/** An address, or nothing. */
export const url = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine((value) => value === '' || (URL.canParse(value) && protocols.test(value)), `an address such as ${example}`);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
/** Addresses or networks. */
export const proxies = list.refine(
  (all) => all.every(isNetwork),
  'addresses such as 10.0.0.7 or networks such as 10.0.0.0/8, comma-separated',
);
/** Origins of web pages, comma-separated, as browsers name them. */
export const origins = list.refine(
  (all) => all.every(isOrigin),
  'origins such as https://app.example.com, comma-separated, without a path',
);
/** Names of hosts, comma-separated, or nothing. */
export const hosts = list.refine(
  (all) => all.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/i.test(host)),
  'host names such as inspectionsupport.net, comma-separated',
);
/** Long enough not to be guessed, or nothing. */
export const secret = z.string().refine((value) => value === '' || value.length >= 32, 'at least 32 characters long');
/** Keys of 32 bytes as base64, comma-separated, or nothing. */
export const keys = list.refine(
  (all) => all.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)),
  'base64 of 32 bytes, several comma-separated',
);

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(address);
  return version > 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
