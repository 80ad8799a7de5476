import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';

/** The captain's log with its forms, which /fleet does not wait for. */
export const CaptainsLogPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "captainslog" */ './captainslog/CaptainsLogScreen.tsx'))
      .CaptainsLogScreen,
  <Screen title="Captain's Log" status="loading" />,
);

export const CaptainsLogScreen = CaptainsLogPart.View;
