import { useEffect, useState } from 'react';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useInactivity } from '@fleetwatch/kit/ui/time/useInactivity.ts';
import { registerWorker, type NewVersion } from './registerWorker.ts';
import { OfflineBar } from './offlineStyle.ts';
import { useReplacedRemotes } from './useReplacedRemotes.ts';
import { useIsTyping } from './useIsTyping.ts';
import { NEW_VERSION, UPDATE_NOW } from './texts.ts';

interface Props {
  isKiosk: boolean;
  /** Replaceable for tests, because jsdom does not reload. */
  reload?: () => void;
}

/**
 * Time without a touch after which the tablet on the wall, where no one answers, takes a new version. By then the kiosk has
 * been idle for a minute, and no launch is under way.
 */
const ALONE_MS = 120_000;

/**
 * Asks whether to reload with a new version of the shell or of a remote, once no one is typing, so that no input is lost. The
 * tablet on the wall reloads when it is idle.
 */
export function UpdatePrompt({ isKiosk, reload = () => location.reload() }: Props) {
  const [shell, setShell] = useState<NewVersion | null>(null);
  const isTyping = useIsTyping();
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    void registerWorker((ready) => !isGone && setShell(ready)).then((stopLooking) => {
      stop = stopLooking;
      if (isGone) stop();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  const isReplaced = useReplacedRemotes(isKiosk);
  const isReady = shell !== null || isReplaced;
  const use = () => (shell ? shell.use() : reload());
  useInactivity(isKiosk && isReady, ALONE_MS, use);

  return (
    <div role="status">
      {isReady && !isTyping && !isKiosk && (
        <OfflineBar>
          <Notice
            actions={
              <Button icon="refresh" onClick={use}>
                {UPDATE_NOW}
              </Button>
            }
          >
            {NEW_VERSION}
          </Notice>
        </OfflineBar>
      )}
    </div>
  );
}
