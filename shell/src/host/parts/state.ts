/** Run by main.tsx in a task of its own: Redux Toolkit, before the store that is made of it. */
export { configureStore } from '@reduxjs/toolkit';
