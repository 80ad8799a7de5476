import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a row by its chevron and presses one of its actions: `rowAction(user, 'Kestrel', 'Dry Dock')`. */
export async function rowAction(user: UserEvent, row: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  await user.click(screen.getByRole('button', { name: `${action} ${row}` }));
}
