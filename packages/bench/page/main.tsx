import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Each in a lazy module of its own: a page loads what it measures, and nothing of its peers. */
const subjects = import.meta.glob<{ Subject: ComponentType }>('../subjects/*/*.tsx');

const name = location.hash.slice(1);
const load = subjects[`../subjects/${name}.tsx`];
const root = document.getElementById('root');
if (!root || !load) throw new Error(`There is no subject "${name}"`);
const { Subject } = await load();
// Without StrictMode, which is nothing in a build; nothing around it, so that all are measured alike.
createRoot(root).render(<Subject />);
