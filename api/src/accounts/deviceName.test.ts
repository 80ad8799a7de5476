import { deviceName } from './deviceName.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [`${WINDOWS} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0`, 'Microsoft Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Firefox on Linux'],
  [`${MAC} Version/17.4.1 Safari/605.1.15`, 'Safari on macOS'],
  ['', 'Unknown device'],
  ['curl/8.1', 'Unknown device'],
  ['<script>alert(1)</script>/1.0', 'Unknown device'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("strips markup from a device's name and limits its length", () => {
  for (const userAgent of ['<b>x</b>/1 (a; b)', `${'Long'.repeat(50)}/2.0 x`, '"; DROP/1.0 (\u202e)']) {
    expect(deviceName(userAgent)).toMatch(/^[\w .+-]{1,60}$/);
  }
});
