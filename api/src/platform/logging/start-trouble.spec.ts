import { EmbeddedDatabaseUnavailable } from '@jhola/embedded-mongo';
import { WrongEnvironment } from '../config/environment.js';
import { startTrouble } from './start-trouble.js';

describe('the words for a start that failed', () => {
  it('hands on the line about a wrong setting', () => {
    expect(startTrouble(new WrongEnvironment('PORT is wrong.'))).toEqual({
      sentence: 'PORT is wrong.',
      expected: true,
    });
  });

  it('hands on why the database cannot be opened', () => {
    const inUse = new EmbeddedDatabaseUnavailable('Another process is using the folder.');
    expect(startTrouble(inUse)).toEqual({ sentence: 'Another process is using the folder.', expected: true });
  });

  it('names the port that is taken', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
    expect(startTrouble(taken)).toMatchObject({
      expected: true,
      sentence: expect.stringContaining('Port 3000 is taken'),
    });
  });

  it('leaves the stack of anything else to be shown', () => {
    expect(startTrouble(new Error('index torn'))).toEqual({
      sentence: 'The shop could not start: index torn',
      expected: false,
    });
  });
});
