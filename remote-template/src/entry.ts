export { TemplateScreen } from './TemplateScreen.tsx';
