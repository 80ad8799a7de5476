/** Run by main.tsx in a separate task: React and its DOM renderer. */
export { createRoot } from 'react-dom/client';
