import { useState } from 'react';
import type { Toast, ToastTone } from '../store/toasts.ts';
import { Badge } from '../ui/feedback/Badge.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Toasts } from '../ui/feedback/Toasts.tsx';

const samples: [ToastTone, string][] = [
  ['success', "You've Launched Kim!"],
  ['info', 'Swipe left below and click Launch.'],
  ['warning', 'Please land your boat first'],
  ['danger', 'Network: Connection refused!'],
];
const LIFETIME_MS = 20_000;

export function MessagesShow() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [open, setOpen] = useState<'confirm' | 'full'>();
  const close = () => setOpen(undefined);
  const showAll = () =>
    setToasts(
      samples.map(([tone, text]) => ({ id: tone, tone, text, lifetimeMs: LIFETIME_MS, shownAtMs: 0 })),
    );
  return (
    <>
      <Card title="Messages">
        <Notice>Pick a boat class on the right.</Notice>
        <Notice tone="green">All boats are in. Please close bay doors Kim!</Notice>
        <Notice tone="amber">Heads up: log on dock B</Notice>
        <Notice tone="red" actions={<Button icon="refresh">Try again</Button>}>
          Network: Connection refused.
        </Notice>
        <div>
          <Badge>Unlaunched</Badge> <Badge $tone="water">Launched</Badge> <Badge $tone="green">Landed</Badge>{' '}
          <Badge $tone="amber">On deck</Badge> <Badge $tone="red">Overdue</Badge>{' '}
          <Badge $tone="cedar">Coach</Badge>
        </div>
      </Card>
      <Card title="Over the page">
        <Button onClick={showAll}>Show toasts</Button>
        <Button onClick={() => setOpen('confirm')}>Dry-dock boat</Button>
        <Button onClick={() => setOpen('full')}>Get CSV</Button>
      </Card>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Dry dock"
        verb="Dry-dock boat"
        isDangerous
        onConfirm={close}
        onCancel={close}
      >
        Kestrel will not be available until it is splashed again.
      </ConfirmDialog>
      <Dialog
        isOpen={open === 'full'}
        isFullScreen
        title="Eight, May"
        onClose={close}
        actions={<Button tone="primary">Save</Button>}
      >
        <pre>boat,trips,miles{'\n'}Kestrel,12,58.5</pre>
      </Dialog>
      <Toasts
        toasts={toasts}
        onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
