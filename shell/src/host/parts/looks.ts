export { BrowserRouter } from 'react-router-dom';
export { styled } from 'styled-components';
