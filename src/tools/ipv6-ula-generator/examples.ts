import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'generate',
    options: { mac: '00:0a:95:9d:68:16', subnet: '1', keep: 'fd96:1b7d:886a::/48' },
    output: [
      {
        prefix: 'fd96:1b7d:886a::/48',
        globalId: '961b7d886a',
        firstSubnet: 'fd96:1b7d:886a::/64',
        lastSubnet: 'fd96:1b7d:886a:ffff::/64',
        subnet: 'fd96:1b7d:886a:1::/64',
        gateway: 'fd96:1b7d:886a:1::1',
        address: 'fd96:1b7d:886a:1:20a:95ff:fe9d:6816',
        reverseZone: 'a.6.8.8.d.7.b.1.6.9.d.f.ip6.arpa',
        subnetReverseZone: '1.0.0.0.a.6.8.8.d.7.b.1.6.9.d.f.ip6.arpa',
        inputs: null,
      },
    ],
  },
  { operation: 'generate', matches: /^\[\{"prefix":"fd[\da-f]{2}:[\da-f:]+\/48".*"inputs":null\}\]$/ },
  {
    operation: 'generate',
    options: { method: 'rfc', mac: '20:37:06:12:34:56', count: 2 },
    matches: /^\[(.*"eui64":"223706fffe123456"){2}.*\]$/,
  },
  { operation: 'generate', options: { subnet: 'beef' }, matches: /:beef::\/64".*"address":null/ },
  { operation: 'generate', options: { method: 'rfc' }, error: 'mac.empty' },
  { operation: 'generate', options: { mac: '00:0a:95' }, error: 'mac.length' },
  { operation: 'generate', options: { subnet: '1g' }, error: 'error.subnet' },
  { operation: 'generate', options: { subnet: '10000' }, error: 'error.subnetRange' },
  { operation: 'generate', options: { keep: 'fe80::1' }, error: 'error.keep' },
  { operation: 'generate', options: { keep: 'fd12::1' }, matches: /"globalId":"1200000000"/ },
  {
    operation: 'read',
    input: 'fd96:1b7d:886a:1:20a:95ff:fe9d:6816/64',
    output: {
      address: 'fd96:1b7d:886a:1:20a:95ff:fe9d:6816',
      prefix: 'fd96:1b7d:886a::/48',
      isLocal: true,
      globalId: '961b7d886a',
      subnetId: '0001',
      subnet: 'fd96:1b7d:886a:1::/64',
      interfaceId: '020a:95ff:fe9d:6816',
      mac: '00:0A:95:9D:68:16',
      reverseZone: 'a.6.8.8.d.7.b.1.6.9.d.f.ip6.arpa',
    },
  },
  { operation: 'read', input: 'fc00::1', matches: /"isLocal":false/, notes: ['warning.notAssigned'] },
  { operation: 'read', input: '2001:db8::1', error: 'error.notUla' },
  { operation: 'read', input: 'fd00::1::2', error: 'ip.gapTwice' },
  { operation: 'read', input: 'fd00::/129', error: 'ip.prefixRange' },
] satisfies Example<typeof operations>[];
