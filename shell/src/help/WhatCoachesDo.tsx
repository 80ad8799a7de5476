import { HelpSection } from './HelpSection.tsx';

export function WhatCoachesDo() {
  return (
    <HelpSection id="coaches" title="What coaches do">
      <p>
        Coaches say so when they sign up; in some clubs a confirmed coach approves them first. They can do all
        that members do, and also:
      </p>
      <ul>
        <li>post workouts for a user group, edit them, and delete their own;</li>
        <li>add boats, fleet groups and user groups;</li>
        <li>
          put a boat or a whole fleet group into dry dock, splash it again, and decommission it. A boat that
          is decommissioned is gone for good; its past outings stay in the log.
        </li>
      </ul>
      <p>
        A confirmed coach can also do what follows. Another confirmed coach confirms you on the Members
        screen.
      </p>
      <ul>
        <li>land a boat for a crew that forgot to;</li>
        <li>
          say in the menu, under Club, which colours and blade the club has, and where its boathouse is, for
          sunrise and sunset;
        </li>
        <li>read in the menu, under Audit, who decided and edited what;</li>
        <li>
          name officers in the menu, under Officers: for safety, duty, boats, clearances and records.
          Confirmed coaches hold an office until another member is named for it;
        </li>
        <li>download all data of the club in the menu, under The club&rsquo;s data.</li>
      </ul>
      <p>
        A coach who launches a crew gets credit for the crew&rsquo;s miles. Changes to boats and groups reach
        every member&rsquo;s device within seconds. A club with guests does best with one fleet group for
        them, with 9 seats.
      </p>
    </HelpSection>
  );
}
