import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { examplesFor } from '../../../../client/explorer/examples/examples.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../../schema.graphql'), 'utf8'));
const account = (status: 'trialing' | 'none') => ({
  username: 'a@example.com',
  subscription: { status, hasUsedFreeTrial: false },
});

const names = (who: Parameters<typeof examplesFor>[0]) =>
  examplesFor(who).map(({ query }) => /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1]);

describe("the explorer's examples", () => {
  it('begin where the one who opens it stands', () => {
    const template = ['ChooseTemplate', 'ReadTemplate', 'BoostComment'];
    const report = ['CreateReport', 'UploadRecording', 'StartProcessing', 'WatchProgress', 'WhatWasSaid'];
    expect(names(null)).toEqual(['LogIn', 'StartTrial', ...template, ...report]);
    expect(names(account('none'))).toEqual(['WhoAmI', 'StartTrial', ...template, ...report]);
    expect(names(account('trialing'))).toEqual(['WhoAmI', ...template, ...report]);
  });

  it('fit the schema', () => {
    for (const { query } of [...examplesFor(null), ...examplesFor(account('none'))]) {
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    }
  });

  it('make up another name for everybody', () => {
    expect(examplesFor(null)[0]?.variables).not.toBe(examplesFor(null)[0]?.variables);
  });
});
