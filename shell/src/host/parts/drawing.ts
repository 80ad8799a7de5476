/** Run by main.tsx in a task of its own: React, and its way onto a page. */
export { createRoot } from 'react-dom/client';
