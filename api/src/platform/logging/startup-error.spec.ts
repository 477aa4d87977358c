import { EmbeddedDatabaseUnavailable } from '@jhola/embedded-mongo';
import { WrongEnvironment } from '../config/environment.js';
import { startupErrorOf } from './startup-error.js';

describe('the explanation of a failed start', () => {
  it('passes on the line about a wrong setting', () => {
    expect(startupErrorOf(new WrongEnvironment('PORT is wrong.'))).toEqual({
      sentence: 'PORT is wrong.',
      expected: true,
    });
  });

  it('passes on why the database cannot be opened', () => {
    const inUse = new EmbeddedDatabaseUnavailable('Another process is using the folder.');
    expect(startupErrorOf(inUse)).toEqual({
      sentence: 'Another process is using the folder.',
      expected: true,
    });
  });

  it('names the port that is taken', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
    expect(startupErrorOf(taken)).toMatchObject({
      expected: true,
      sentence: expect.stringContaining('Port 3000 is taken'),
    });
  });

  it.each([{ code: 14031 }, { code: 'ENOSPC', path: '/data/file' }])(
    'says of a full disk what to do (%j)',
    (full) => {
      expect(startupErrorOf(Object.assign(new Error('no space left'), full))).toEqual({
        sentence: 'The disk is full. Make room, and start again; nothing was lost.',
        expected: true,
      });
    },
  );

  it('keeps the stack of unexpected errors', () => {
    expect(startupErrorOf(new Error('index torn'))).toEqual({
      sentence: 'The shop could not start: index torn',
      expected: false,
    });
  });
});
