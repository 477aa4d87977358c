import { recordActions } from './app/first-screen/action-recorder';

// Runs before the first paint, long before the app: see `ssr/document`.
window.actionRecorder = recordActions();
