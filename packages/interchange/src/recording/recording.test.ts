import { describe, expect, it } from 'vitest';
import { decodeRecording, type Recording } from './recording.ts';

const nested = (levels: number): object =>
  levels === 0 ? { type: 'pass' } : { type: 'pass', auto_actions: [nested(levels - 1)] };

const file = (parts: object = {}) => ({
  title: '18FL',
  players: [{ id: 7, name: 'Ada' }, { name: 'Bo' }],
  actions: [],
  ...parts,
});

describe('the shape of a file', () => {
  it.each<[string, unknown, string, object | undefined]>([
    ['a list', [], 'not-a-game', undefined],
    ['no title', file({ title: undefined }), 'part', { part: 'title' }],
    ['a player who is a name', file({ players: [{}, 'Bo'] }), 'part', { part: 'players.1' }],
    ['actions by number', file({ actions: { 1: {} } }), 'part', { part: 'actions' }],
    ['an action that is a word', file({ actions: ['pass'] }), 'action', { index: 1, at: 'actions.0' }],
    [
      'an action with half a number',
      file({ actions: [{ type: 'pass' }, { type: 'pass', id: 1.5 }] }),
      'action',
      { index: 2, at: 'actions.1.id' },
    ],
    [
      'an automatic action without a type',
      file({ actions: [{ type: 'pass', auto_actions: [{ type: 'pass' }, {}] }] }),
      'action',
      { index: 1, at: 'actions.0.auto_actions.1.type' },
    ],
    [
      'automatic actions nested too deep',
      file({ actions: [nested(9)] }),
      'action',
      { index: 1, at: `actions.0${'.auto_actions.0'.repeat(9)}` },
    ],
  ])('is named where it is wrong: %s', (_, input, why, details) => {
    expect(decodeRecording(input)).toEqual({ why: `recording/${why}`, details });
  });

  it('does not matter in parts that are not needed to play', () => {
    const recording = decodeRecording(
      file({ actions: [nested(8)], settings: 'none', result: [1], created_at: {} }),
    ) as Recording;
    expect(recording.actions).toHaveLength(9);
    expect(recording).toMatchObject({ optionalRules: [], result: null, createdAt: null });
  });
});

describe('an action', () => {
  const read = (...actions: object[]) => (decodeRecording(file({ actions })) as Recording).actions;

  it('has its place in the file as its number if it has none', () => {
    expect(read({ type: 'pass', id: '12' }, { type: 'pass' }).map(({ id }) => id)).toEqual([12, 2]);
  });

  it('is followed by the automatic ones that it carries', () => {
    const [action, automatic] = read({ type: 'par', id: 4, auto_actions: [{ type: 'pass', entity: 'Bo' }] });
    expect(action).toMatchObject({ type: 'par', id: 4, auto: false });
    expect(action).not.toHaveProperty('auto_actions');
    expect(automatic).toMatchObject({ type: 'pass', id: 4, auto: true, entity: 'Bo', entityType: 'player' });
  });

  it('may name a player by id or by name, and a company without saying that it is one', () => {
    const [byId, byName, company] = read(
      { type: 'pass', entity: 7, entity_type: 'player' },
      { type: 'pass', entity: 'Ada' },
      { type: 'pass', entity: 'LN' },
    );
    expect(byId).toMatchObject({ entity: '7', entityType: 'player' });
    expect(byName).toMatchObject({ entity: '7', entityType: 'player' });
    expect(company).toMatchObject({ entity: 'LN', entityType: 'corporation' });
  });
});
