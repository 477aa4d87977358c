import { readEnvironment } from '../platform/config/environment.js';
import { weakSettings } from '../platform/config/weak-settings.js';
import { startupErrorOf } from '../platform/logging/startup-error.js';

const usage = `npm run doctor

Tells what is weak or missing in the shop's settings (the environment variables it is started with), a line
each with the remedy. Ends with 1 when something is serious.`;

/** npm run doctor */
function main(): void {
  if (process.argv.length > 2) {
    console.log(usage);
    if (process.argv[2] !== '--help') process.exitCode = 1;
    return;
  }
  const weak = weakSettings(readEnvironment(process.env));
  for (const { setting, isSerious, sentence } of weak) {
    console.log(`${isSerious ? 'serious' : 'note   '}  ${setting}: ${sentence}`);
  }
  if (weak.length === 0) console.log('Nothing is weak or missing in the settings.');
  if (weak.some(({ isSerious }) => isSerious)) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  const { expected, sentence } = startupErrorOf(error);
  console.error(expected ? sentence : error);
  process.exitCode = 1;
}
