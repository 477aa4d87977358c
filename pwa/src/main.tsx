import './zod-without-eval';
import './app/theme/theme.css';
import './app/theme/ionic.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { speakChosenLanguage } from './app/language/choose-language';
import { Speaking } from './app/language/Speaking';
import { reloadWhenOutdated } from './app/reload-when-outdated';
import { startInBackground } from './app/start-in-background';

reloadWhenOutdated();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no place for the app');
await speakChosenLanguage();
createRoot(root).render(
  <StrictMode>
    <Speaking>
      <App />
    </Speaking>
  </StrictMode>,
);
startInBackground();
