import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { applyLanguage, applyMotion, applyTheme } from './lib/settings.svelte';

applyTheme();
applyMotion();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
startRouter();

applyLanguage()
  .catch(() => undefined)      // without texts the page still works, with ids for words
  .then(() => mount(App, { target: document.getElementById('app')! }));
