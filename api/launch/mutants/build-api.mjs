import { buildWorkspace } from '../setup/build.mjs';
import { countedSteps } from '../terminal.mjs';

// Builds the API with Stryker's faults in it.
await buildWorkspace('api', countedSteps(1));
