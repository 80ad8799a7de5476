import { act } from '@testing-library/react';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';

/** As `findViolations`, while the kiosk's clocks go on ticking. */
export const findKioskViolations = (): Promise<string[]> => act(() => findViolations());
