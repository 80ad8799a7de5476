import { HelpText } from './HelpText.tsx';

/** The items of a numbered or bulleted list. */
export const HelpItems = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <li key={text}>
      <HelpText>{text}</HelpText>
    </li>
  ));
