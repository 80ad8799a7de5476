/** Run by main.tsx in a separate task: the router and the styles. */
export { BrowserRouter } from 'react-router-dom';
export { styled } from 'styled-components';
