import { clientNetwork } from './clientNetwork.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8::7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
