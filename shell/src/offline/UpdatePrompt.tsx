import { useEffect, useState } from 'react';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { registerWorker, type NewVersion } from './registerWorker.ts';
import { OfflineBar } from './offlineStyle.ts';
import { useKioskUpdate } from './useKioskUpdate.ts';
import { useTyping } from './useTyping.ts';

/** Asks whether to go on with a new version, once nobody is typing: nothing that was begun is thrown away for it. */
export function UpdatePrompt({ isKiosk }: { isKiosk: boolean }) {
  const [version, setVersion] = useState<NewVersion | null>(null);
  const isTyping = useTyping();
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    void registerWorker((ready) => !isGone && setVersion(ready)).then((stopLooking) => {
      stop = stopLooking;
      if (isGone) stop();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  useKioskUpdate(isKiosk, version);

  const isShown = version !== null && !isTyping && !isKiosk;
  return (
    <div role="status">
      {isShown && (
        <OfflineBar>
          <Notice
            actions={
              <Button icon="refresh" onClick={version.use}>
                Use it now
              </Button>
            }
          >
            A new version is ready.
          </Notice>
        </OfflineBar>
      )}
    </div>
  );
}
