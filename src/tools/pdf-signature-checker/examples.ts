import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/** One page, signed by openssl with a P-256 key (make-pdf-vectors.py). */
const SIGNED =
  'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgL0Fjcm9Gb3JtIDw8IC9GaWVsZHMgWzUgMCBSXSAvU2lnRmxhZ3MgMyA+PiA+PgplbmRvYmoKMiAwIG9iago8PCAvVHlwZSAvUGFnZXMgL0tpZHMgWzMgMCBSXSAvQ291bnQgMSA+PgplbmRvYmoKMyAwIG9iago8PCAvVHlwZSAvUGFnZSAvUGFyZW50IDIgMCBSIC9NZWRpYUJveCBbMCAwIDMyMCAxMjBdIC9Db250ZW50cyA0IDAgUiAvQW5ub3RzIFs1IDAgUl0gL1Jlc291cmNlcyA8PCAvRm9udCA8PCAvRjEgPDwgL1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhID4+ID4+ID4+ID4+CmVuZG9iago0IDAgb2JqCjw8IC9MZW5ndGggNTQgPj4Kc3RyZWFtCkJUIC9GMSAyNCBUZiAyMCA2MCBUZCAoU2lnbmVkIG9uIHBhcGVyLCBzb3J0IG9mKSBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwgL1R5cGUgL0Fubm90IC9TdWJ0eXBlIC9XaWRnZXQgL0ZUIC9TaWcgL1QgKFNpZ25hdHVyZTEpIC9WIDYgMCBSIC9QIDMgMCBSIC9SZWN0IFswIDAgMCAwXSAvRiAxMzIgPj4KZW5kb2JqCjYgMCBvYmoKPDwgL1R5cGUgL1NpZyAvRmlsdGVyIC9BZG9iZS5QUEtMaXRlIC9TdWJGaWx0ZXIgL0VUU0kuQ0FkRVMuZGV0YWNoZWQgL00gKEQ6MjAyNDA1MDExNDAwMDArMDInMDAnKSAvTmFtZSAoQWRhIExvdmVsYWNlKSAvUmVhc29uIChJIHdyb3RlIFwoYWxsIG9mXCkgaXQpIC9Mb2NhdGlvbiA8RkVGRjAwNDgwMDY1MDA2QzAwNzMwMDY5MDA2RTAwNkIwMDY5PiAvQ29udGFjdEluZm8gKGFkYUBleGFtcGxlLmNvbSkKL0J5dGVSYW5nZSBbMCA4NzYgMzEyNCAyMzldICAgICAgICAgICAgICAgICAgICAgIAovQ29udGVudHMgPDMwODIwNDU3MDYwOTJhODY0ODg2ZjcwZDAxMDcwMmEwODIwNDQ4MzA4MjA0NDQwMjAxMDEzMTBkMzAwYjA2MDk2MDg2NDgwMTY1MDMwNDAyMDEzMDBiMDYwOTJhODY0ODg2ZjcwZDAxMDcwMWEwODIwMWY4MzA4MjAxZjQzMDgyMDE5YmEwMDMwMjAxMDIwMjA4MDliOTg0ZjEwMTMxNGUyYTMwMGEwNjA4MmE4NjQ4Y2UzZDA0MDMwMjMwM2QzMTBiMzAwOTA2MDM1NTA0MDYxMzAyNDY0OTMxMWEzMDE4MDYwMzU1MDQwYTBjMTE0ODYxNmU2NDc5MjA1NDZmNmY2YzczMjA1NDY1NzM3NDczMzExMjMwMTAwNjAzNTUwNDAzMGMwOTU0NjU3Mzc0MjA1MjZmNmY3NDMwMjAxNzBkMzIzNDMwMzUzMDMxMzEzMjMwMzAzMDMwNWExODBmMzIzMTMyMzQzMDM0MzAzNzMxMzIzMDMwMzAzMDVhMzA3MTMxMGIzMDA5MDYwMzU1MDQwNjEzMDI0NjQ5MzExMDMwMGUwNjAzNTUwNDA4MGMwNzU1NzU3MzY5NmQ2MTYxMzExMTMwMGYwNjAzNTUwNDA3MGMwODQ4NjU2YzczNjk2ZTZiNjkzMTE0MzAxMjA2MDM1NTA0MGEwYzBiNDE2NDYxMjAyNjIwNTNjM2I2NmU3MzMxMTAzMDBlMDYwMzU1MDQwYjBjMDc0YzY1NjQ2NzY1NzI3MzMxMTUzMDEzMDYwMzU1MDQwMzBjMGM0MTY0NjEyMDRjNmY3NjY1NmM2MTYzNjUzMDU5MzAxMzA2MDcyYTg2NDhjZTNkMDIwMTA2MDgyYTg2NDhjZTNkMDMwMTA3MDM0MjAwMDQ1MjlkMzM2MmZjZjY1NzVjNDM5NGJmZGZjMTRmYmQzNWRhMzBkMGMzMDYzZWQ2ZjRhZjllMmEyMmJkODQ4ZmI3NWUzMTlhZDRlZjkxMDFmNTc0NDU1MTVkY2VlOTM1ODYyOTQ1NGQ4YmJiYTMyMzdjM2MxYjBlMmYyZWU5ZjkwYWEzNGYzMDRkMzAwYjA2MDM1NTFkMGYwNDA0MDMwMjA2YzAzMDFkMDYwMzU1MWQwZTA0MTYwNDE0OTVlMjA4NTlhNDBhOGEyYTkxOTE3YzExNGNkYWE0ZjhiNWIyY2RjYjMwMWYwNjAzNTUxZDIzMDQxODMwMTY4MDE0NmMyMzk0NDQxZTRmY2RlMTRjNmVlNTdkZmVlNDUzMWY3Njg2NjNmOTMwMGEwNjA4MmE4NjQ4Y2UzZDA0MDMwMjAzNDcwMDMwNDQwMjIwMTA4NjE4NmMxYjQ3NzNlM2ZhZjgyOWY2MmYwMDQ1ZjFkY2U1YmUwZTk4YjViMzdiZGVhY2U3OTY4YWQzY2Q5NzAyMjAwZmVkMzk2OTQwYzFhZWZiNGM4ZWRjNGZjNTllYzA4OTcxYzFhZjc5ZTY0NDI1MTk4NmI5N2FkYWZhOTM5MDU3MzE4MjAyMjUzMDgyMDIyMTAyMDEwMTMwNDkzMDNkMzEwYjMwMDkwNjAzNTUwNDA2MTMwMjQ2NDkzMTFhMzAxODA2MDM1NTA0MGEwYzExNDg2MTZlNjQ3OTIwNTQ2ZjZmNmM3MzIwNTQ2NTczNzQ3MzMxMTIzMDEwMDYwMzU1MDQwMzBjMDk1NDY1NzM3NDIwNTI2ZjZmNzQwMjA4MDliOTg0ZjEwMTMxNGUyYTMwMGIwNjA5NjA4NjQ4MDE2NTAzMDQwMjAxYTA4MjAxNmQzMDE4MDYwOTJhODY0ODg2ZjcwZDAxMDkwMzMxMGIwNjA5MmE4NjQ4ODZmNzBkMDEwNzAxMzAxYzA2MDkyYTg2NDg4NmY3MGQwMTA5MDUzMTBmMTcwZDMyMzQzMDM1MzAzMTMxMzIzMDMwMzAzMDVhMzAyZjA2MDkyYTg2NDg4NmY3MGQwMTA5MDQzMTIyMDQyMDUzYjU2ZjQwN2YwM2FlNjQ2YTgzYTNhZjU2NjkyMDQxZGE2NTFjNDM4OWMwYjQwNmJlMDg5YTkyZTE1NWYxMTIzMDc5MDYwOTJhODY0ODg2ZjcwZDAxMDkwZjMxNmMzMDZhMzAwYjA2MDk2MDg2NDgwMTY1MDMwNDAxMmEzMDBiMDYwOTYwODY0ODAxNjUwMzA0MDExNjMwMGIwNjA5NjA4NjQ4MDE2NTAzMDQwMTAyMzAwYTA2MDgyYTg2NDg4NmY3MGQwMzA3MzAwZTA2MDgyYTg2NDg4NmY3MGQwMzAyMDIwMjAwODAzMDBkMDYwODJhODY0ODg2ZjcwZDAzMDIwMjAxNDAzMDA3MDYwNTJiMGUwMzAyMDczMDBkMDYwODJhODY0ODg2ZjcwZDAzMDIwMjAxMjgzMDgxODYwNjBiMmE4NjQ4ODZmNzBkMDEwOTEwMDIyZjMxNzczMDc1MzA3MzMwNzEwNDIwOTNiOTMyNDBiZTYzOTU2Y2I4M2U2ZGM2YzFlMmNmZTU2ZTg1M2YwZGZkODFiMGE2MWFjMTE4MGE3ZDk1YTViMTMwNGQzMDQxYTQzZjMwM2QzMTBiMzAwOTA2MDM1NTA0MDYxMzAyNDY0OTMxMWEzMDE4MDYwMzU1MDQwYTBjMTE0ODYxNmU2NDc5MjA1NDZmNmY2YzczMjA1NDY1NzM3NDczMzExMjMwMTAwNjAzNTUwNDAzMGMwOTU0NjU3Mzc0MjA1MjZmNmY3NDAyMDgwOWI5ODRmMTAxMzE0ZTJhMzAwYTA2MDgyYTg2NDhjZTNkMDQwMzAyMDQ0NzMwNDUwMjIwMGM3NGU2Y2ExMDFmODk2ODAzNGE4NGEzZmE5OTBlOTVkMmRhOTQyY2Q5MjgzYjM0MTk5NjViMjIyODVlZTA0OTAyMjEwMGMwYThiYjY2Y2U2YjEwM2M5ZWUyY2EwMmYwNmQ4ZjA4NjI4ZDczOGM1ZDY2NjNkZGI1OTM0YmZiZmUzODdiMmMwMDAwMDAwMDAwMDAwMDAwPiA+PgplbmRvYmoKeHJlZgowIDEKMDAwMDAwMDAwMCA2NTUzNSBmIAoxIDEKMDAwMDAwMDAxNSAwMDAwMCBuIAoyIDEKMDAwMDAwMDEwOCAwMDAwMCBuIAozIDEKMDAwMDAwMDE2NSAwMDAwMCBuIAo0IDEKMDAwMDAwMDM1NiAwMDAwMCBuIAo1IDEKMDAwMDAwMDQ2MCAwMDAwMCBuIAo2IDEKMDAwMDAwMDU3NyAwMDAwMCBuIAp0cmFpbGVyCjw8IC9TaXplIDcgL1Jvb3QgMSAwIFIgPj4Kc3RhcnR4cmVmCjMxMzUKJSVFT0YK';
const PEM = `-----BEGIN CERTIFICATE-----
MIIB9DCCAZugAwIBAgIICbmE8QExTiowCgYIKoZIzj0EAwIwPTELMAkGA1UEBhMC
RkkxGjAYBgNVBAoMEUhhbmR5IFRvb2xzIFRlc3RzMRIwEAYDVQQDDAlUZXN0IFJv
b3QwIBcNMjQwNTAxMTIwMDAwWhgPMjEyNDA0MDcxMjAwMDBaMHExCzAJBgNVBAYT
AkZJMRAwDgYDVQQIDAdVdXNpbWFhMREwDwYDVQQHDAhIZWxzaW5raTEUMBIGA1UE
CgwLQWRhICYgU8O2bnMxEDAOBgNVBAsMB0xlZGdlcnMxFTATBgNVBAMMDEFkYSBM
b3ZlbGFjZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFKdM2L89ldcQ5S/38FP
vTXaMNDDBj7W9K+eKiK9hI+3XjGa1O+RAfV0RVFdzuk1hilFTYu7oyN8PBsOLy7p
+QqjTzBNMAsGA1UdDwQEAwIGwDAdBgNVHQ4EFgQUleIIWaQKiiqRkXwRTNqk+LWy
zcswHwYDVR0jBBgwFoAUbCOURB5PzeFMbuV9/uRTH3aGY/kwCgYIKoZIzj0EAwID
RwAwRAIgEIYYbBtHc+P6+Cn2LwBF8dzlvg6YtbN73qznlorTzZcCIA/tOWlAwa77
TI7cT8WewIlxwa955kQlGYa5etr6k5BX
-----END CERTIFICATE-----
`;

export default [
  {
    operation: 'check',
    input: { base64: SIGNED },
    reworded: [
      'notChecked[]',
      'size',
      'signatures[].verdict',
      'signatures[].digest',
      'signatures[].value',
      'signatures[].trust',
      'signatures[].signingTime',
      'signatures[].certificates[].serial',
      'signatures[].certificates[].notBefore',
      'signatures[].certificates[].notAfter',
      'signatures[].certificates[].now',
      'signatures[].certificates[].sha256',
      'signatures[].certificates[].pem',
    ],
    output: {
      size: 3363,
      revisions: 1,
      isEncrypted: false,
      notChecked: ['trust', 'revocation', 'laterChanges'],
      signatures: [
        {
          number: 1,
          kind: 'signature',
          verdict: 'intact',
          covers: {
            is: 'whole',
            revision: 1,
            revisions: 1,
            after: 0,
            laterSignatures: 0,
          },
          subFilter: 'ETSI.CAdES.detached',
          name: 'Ada Lovelace',
          reason: 'I wrote (all of) it',
          location: 'Helsinki',
          contact: 'ada@example.com',
          signingTime: '2024-05-01T12:00:00.000Z',
          digest: 'right',
          value: 'right',
          algorithm: 'ECDSA with SHA-256',
          signer: 'Ada Lovelace',
          trust: 'noRoots',
          byteRange: [0, 876, 3124, 239],
          certificates: [
            {
              subject: {
                C: 'FI',
                ST: 'Uusimaa',
                L: 'Helsinki',
                O: 'Ada & Söns',
                OU: 'Ledgers',
                CN: 'Ada Lovelace',
              },
              issuer: {
                C: 'FI',
                O: 'Handy Tools Tests',
                CN: 'Test Root',
              },
              serial: '9b984f101314e2a',
              notBefore: '2024-05-01T12:00:00.000Z',
              notAfter: '2124-04-07T12:00:00.000Z',
              now: 'valid',
              key: 'EC P-256',
              isAuthority: false,
              sha256: '93b93240be63956cb83e6dc6c1e2cfe56e853f0dfd81b0a61ac1180a7d95a5b1',
              pem: PEM,
            },
          ],
        },
      ],
    },
  },
  { operation: 'check', input: '%PDF-1.4\n%%EOF\n', matches: /"signatures":\[\]/ },
  { operation: 'check', input: '%PDF-1.4\n', matches: /"signatures":\[\]/, notes: ['warning.truncated'] },
  {
    operation: 'check',
    input: '%PDF-1.4\ntrailer << /Encrypt 4 0 R >>\n%%EOF\n',
    matches: /"isEncrypted":true/,
    notes: ['note.encrypted'],
  },
  {
    operation: 'check',
    input: `%PDF-1.4\n${'/ByteRange [0 9] '.repeat(201)}\n%%EOF\n`,
    matches: /"problem":"rangeForm"/,
    notes: ['warning.many'],
  },
  { operation: 'check', input: { base64: '' }, error: 'error.empty' },
  { operation: 'check', input: { base64: 'RGVhciBTaXIgb3IgTWFkYW0=' }, error: 'error.notPdf' },
  { operation: 'check', input: '%PDF-1.4\n', options: { roots: 'mine' }, error: 'error.noRoots' },
  {
    operation: 'check',
    input: '%PDF-1.4\n',
    options: { roots: '-----BEGIN CERTIFICATE-----\nMAAA\n-----END CERTIFICATE-----' },
    error: 'error.roots',
  },
  // no example: file.unreadable, because it takes a file that goes away while it is read.
  // no example: warning.weakHash, because it takes another signed file; logic.test.ts has one of each.
  // no example: warning.smallKey, because it takes another signed file.
  // no example: warning.signers, because it takes another signed file.
  // no example: warning.timestamp, because it takes another signed file.
] satisfies Example<typeof operations>[];
