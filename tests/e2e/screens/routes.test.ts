import { describe, expect, it } from 'vitest';
import { type Standing, screensOfThisFile } from '../../support/screens.ts';

const screens = screensOfThisFile();

describe('the route table', () => {
  it.each<[Standing, string, string]>([
    ['visitor', '/', '/'],
    ['visitor', '/auth', '/auth'],
    ['visitor', '/pricing', '/pricing'],
    ['visitor', '/payment?payment=cancel', '/pricing'],
    ['visitor', '/payment?payment=success', '/auth'],
    ['visitor', '/payment', '/pricing'],
    ['visitor', '/upload-report', '/auth'],
    ['visitor', '/dashboard', '/auth'],
    ['visitor', '/templates', '/auth'],
    ['visitor', '/isn-credentials', '/auth'],
    ['visitor', '/profile', '/auth'],
    ['visitor', '/no/such/page', '/auth'],
    ['trialing', '/', '/dashboard'],
    ['trialing', '/auth', '/dashboard'],
    ['trialing', '/auth?redirect=/pricing', '/pricing'],
    ['trialing', '/auth?redirect=//evil.example', '/dashboard'],
    ['trialing', '/pricing', '/pricing'],
    ['trialing', '/payment?payment=success', '/dashboard'],
    ['trialing', '/upload-report', '/upload-report'],
    ['trialing', '/dashboard', '/dashboard'],
    ['trialing', '/templates', '/upload-report'], // Without a template there is nothing to edit.
    ['trialing', '/isn-credentials', '/isn-credentials'],
    ['trialing', '/ISN-Credentials', '/ISN-Credentials'],
    ['trialing', '/profile', '/profile'],
    ['trialing', '/Profile', '/Profile'],
    ['trialing', '/no/such/page', '/dashboard'],
    ['newcomer', '/dashboard', '/pricing'],
    ['newcomer', '/profile', '/pricing'],
    ['past due', '/dashboard', '/pricing'],
    ['canceled', '/upload-report', '/pricing'],
  ])('a %s at %s ends at %s', async (standing, path, end) => {
    const page = await screens.pageOf(standing);
    await screens.open(page, path);
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 15_000 }).toBe(end);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(end);
    await page.context().close();
  });
});
