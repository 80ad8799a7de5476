/** Run by main.tsx in a task of its own: the router and the styles. */
export { BrowserRouter } from 'react-router-dom';
export { styled } from 'styled-components';
