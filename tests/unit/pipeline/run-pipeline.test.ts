import { describe, expect, it } from 'vitest';
import { runPipeline } from '../../../server/pipeline/run-pipeline.ts';
import type { Stage, Tools } from '../../../server/pipeline/stage.ts';
import { FakeJournal } from '../../support/fake-journal.ts';
import { fakeWorkspace } from '../../support/fake-workspace.ts';

const tools = {} as Tools;
const stage = (status: Stage['status'], run: Stage['run'] = async () => {}, applies = true): Stage => ({
  status,
  appliesTo: () => applies,
  run,
});

describe('runPipeline', () => {
  it('begins, runs and checkpoints the stages in their order', async () => {
    const journal = new FakeJournal();
    const ran: string[] = [];
    await runPipeline(fakeWorkspace().workspace, tools, journal, [
      stage('initializing', async () => void ran.push('a')),
      stage('converting_audio', async () => void ran.push('b')),
    ]);
    expect(ran).toEqual(['a', 'b']);
    expect(journal.events).toEqual([
      'begin initializing',
      'finish initializing',
      'begin converting_audio',
      'finish converting_audio',
    ]);
  });

  it('passes over stages that an earlier run has finished', async () => {
    const journal = new FakeJournal(['initializing']);
    const ran: string[] = [];
    const stages = [
      stage('initializing', async () => void ran.push('a')),
      stage('converting_audio', async () => void ran.push('b')),
    ];
    await runPipeline(fakeWorkspace().workspace, tools, journal, stages);
    expect(ran).toEqual(['b']);
    expect(journal.events[0]).toBe('begin converting_audio');
  });

  it('marks a stage that does not apply without running it', async () => {
    const journal = new FakeJournal();
    const never = async () => {
      throw new Error('must not run');
    };
    await runPipeline(fakeWorkspace().workspace, tools, journal, [stage('classifying_images', never, false)]);
    expect(journal.events).toEqual(['begin classifying_images', 'finish classifying_images']);
  });

  it('leaves no checkpoint for a stage that fails, and runs nothing after it', async () => {
    const journal = new FakeJournal();
    const fail = async () => {
      throw new Error('broken');
    };
    const run = runPipeline(fakeWorkspace().workspace, tools, journal, [
      stage('initializing', fail),
      stage('converting_audio'),
    ]);
    await expect(run).rejects.toThrow('broken');
    expect(journal.events).toEqual(['begin initializing']);
  });

  it('hands a stage’s warnings over with its checkpoint', async () => {
    const journal = new FakeJournal();
    await runPipeline(fakeWorkspace().workspace, tools, journal, [
      stage('initializing', async (work) => work.warn('Mind the gap.')),
    ]);
    expect(journal.warnings).toEqual(['Mind the gap.']);
  });

  it('stops between stages, and before a checkpoint, when the run is aborted', async () => {
    const abort = new AbortController();
    const journal = new FakeJournal();
    const run = runPipeline(fakeWorkspace({ signal: abort.signal }).workspace, tools, journal, [
      stage('initializing', async () => abort.abort(new Error('stop'))),
      stage('converting_audio'),
    ]);
    await expect(run).rejects.toThrow('stop');
    expect(journal.events).toEqual(['begin initializing']);
  });
});
