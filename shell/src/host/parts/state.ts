/** Run by main.tsx in a separate task: Redux Toolkit, before the store that uses it. */
export { configureStore } from '@reduxjs/toolkit';
