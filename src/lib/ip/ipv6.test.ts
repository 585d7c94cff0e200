import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ipv6DottedText, ipv6FullText, ipv6ReverseZone, ipv6Text, readIpv6 } from './ipv6.ts';
import { TextError, textError } from '../text-error.ts';
import { wholeText } from './part.ts';

const address = (text: string) => readIpv6(wholeText(text), textError);

test.each([
  // RFC 4291, section 2.2
  ['2001:DB8:0:0:8:800:200C:417A', '2001:db8::8:800:200c:417a'],
  ['FF01:0:0:0:0:0:0:101', 'ff01::101'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['::FFFF:129.144.52.38', '::ffff:8190:3426'],
  ['::13.1.68.3', '::d01:4403'],
  // RFC 5952, sections 4.1 to 4.2.3
  ['2001:0db8::0001', '2001:db8::1'],
  ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
])('%s is %s', (text, short) => {
  expect(ipv6Text(address(text))).toBe(short);
});

// RFC 3596, section 2.5
test('zones of reverse DNS', () => {
  const zone = 'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa';
  expect(ipv6ReverseZone(address('4321:0:1:2:3:4:567:89ab'), 128)).toBe(zone);
  expect(ipv6ReverseZone(address('fd96:1b7d:886a::1'), 48)).toBe('a.6.8.8.d.7.b.1.6.9.d.f.ip6.arpa');
});

test('every form is read back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), fc.bigInt({ min: 0n, max: 127n }), (number, shift) => {
      for (const value of [number, number >> shift, (number >> shift) << shift]) {
        for (const text of [ipv6Text, ipv6FullText, ipv6DottedText]) expect(address(text(value))).toBe(value);
      }
    }),
  );
});

test.each([
  ['1:2:3', 'ip.groupCount 1:2:3'],
  ['1:2:3:4:5:6:7:8:9', 'ip.groupCount 1:2:3:4:5:6:7:8:9'],
  ['1:2:3:4::5:6:7:8', 'ip.gapNeedless ::'],
  ['1::2::3', 'ip.gapTwice ::'],
  [':::', 'ip.gapTwice ::'],
  ['1:2:3:4:5:6:7:', 'ip.groupMissing '],
  [':1:2:3:4:5:6:7', 'ip.groupMissing '],
  ['12345::', 'ip.group 12345'],
  ['::1.2.3', 'ip.octetCount 1.2.3'],
  ['::1.2.3.256', 'ip.octetRange 256'],
  ['1.2.3.4::', 'ip.group 1.2.3.4'],
  ['fe80::1%eth0', 'ip.zone %'],
  ['fe80::g', 'ip.v6Character g'],
  ['fe80:: 1', 'ip.space  '],
])('%j is refused: %s', (text, wanted) => {
  try {
    address(text);
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    expect(`${error.code} ${text.slice(error.place.offset, error.place.endOffset)}`).toBe(wanted);
  }
});
