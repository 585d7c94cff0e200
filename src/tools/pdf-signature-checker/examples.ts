import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/** One page, signed by openssl with a P-256 key (make-signed-files.py). */
const SIGNED =
  'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgL0Fjcm9Gb3JtIDw8IC9GaWVsZHMgWzUgMCBSXSAvU2lnRmxhZ3MgMyA+PiA+PgplbmRvYmoKMiAwIG9iago8PCAvVHlwZSAvUGFnZXMgL0tpZHMgWzMgMCBSXSAvQ291bnQgMSA+PgplbmRvYmoKMyAwIG9iago8PCAvVHlwZSAvUGFnZSAvUGFyZW50IDIgMCBSIC9NZWRpYUJveCBbMCAwIDMyMCAxMjBdIC9Db250ZW50cyA0IDAgUiAvQW5ub3RzIFs1IDAgUl0gL1Jlc291cmNlcyA8PCAvRm9udCA8PCAvRjEgPDwgL1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhID4+ID4+ID4+ID4+CmVuZG9iago0IDAgb2JqCjw8IC9MZW5ndGggNTQgPj4Kc3RyZWFtCkJUIC9GMSAyNCBUZiAyMCA2MCBUZCAoU2lnbmVkIG9uIHBhcGVyLCBzb3J0IG9mKSBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwgL1R5cGUgL0Fubm90IC9TdWJ0eXBlIC9XaWRnZXQgL0ZUIC9TaWcgL1QgKFNpZ25hdHVyZTEpIC9WIDYgMCBSIC9QIDMgMCBSIC9SZWN0IFswIDAgMCAwXSAvRiAxMzIgPj4KZW5kb2JqCjYgMCBvYmoKPDwgL1R5cGUgL1NpZyAvRmlsdGVyIC9BZG9iZS5QUEtMaXRlIC9TdWJGaWx0ZXIgL0VUU0kuQ0FkRVMuZGV0YWNoZWQgL00gKEQ6MjAyNjExMjMxNTAwMDArMDInMDAnKSAvTmFtZSAoQWRhIExvdmVsYWNlKSAvUmVhc29uIChJIHdyb3RlIFwoYWxsIG9mXCkgaXQpIC9Mb2NhdGlvbiA8RkVGRjAwNDgwMDY1MDA2QzAwNzMwMDY5MDA2RTAwNkIwMDY5PiAvQ29udGFjdEluZm8gKGFkYUBleGFtcGxlLmNvbSkKL0J5dGVSYW5nZSBbMCA4NzYgMzEyNiAyMzldICAgICAgICAgICAgICAgICAgICAgIAovQ29udGVudHMgPDMwODIwNDU4MDYwOTJhODY0ODg2ZjcwZDAxMDcwMmEwODIwNDQ5MzA4MjA0NDUwMjAxMDEzMTBkMzAwYjA2MDk2MDg2NDgwMTY1MDMwNDAyMDEzMDBiMDYwOTJhODY0ODg2ZjcwZDAxMDcwMWEwODIwMWY5MzA4MjAxZjUzMDgyMDE5YmEwMDMwMjAxMDIwMjA4MDIzMjFkOGRmMTEzNzE0YTMwMGEwNjA4MmE4NjQ4Y2UzZDA0MDMwMjMwM2QzMTBiMzAwOTA2MDM1NTA0MDYxMzAyNDY0OTMxMWEzMDE4MDYwMzU1MDQwYTBjMTE0ODYxNmU2NDc5MjA1NDZmNmY2YzczMjA1NDY1NzM3NDczMzExMjMwMTAwNjAzNTUwNDAzMGMwOTU0NjU3Mzc0MjA1MjZmNmY3NDMwMjAxNzBkMzIzNjMxMzEzMjMzMzEzNTMwMzczMDMxNWExODBmMzIzMTMyMzYzMTMwMzMzMDMxMzUzMDM3MzAzMTVhMzA3MTMxMGIzMDA5MDYwMzU1MDQwNjEzMDI0NjQ5MzExMDMwMGUwNjAzNTUwNDA4MGMwNzU1NzU3MzY5NmQ2MTYxMzExMTMwMGYwNjAzNTUwNDA3MGMwODQ4NjU2YzczNjk2ZTZiNjkzMTE0MzAxMjA2MDM1NTA0MGEwYzBiNDE2NDYxMjAyNjIwNTNjM2I2NmU3MzMxMTAzMDBlMDYwMzU1MDQwYjBjMDc0YzY1NjQ2NzY1NzI3MzMxMTUzMDEzMDYwMzU1MDQwMzBjMGM0MTY0NjEyMDRjNmY3NjY1NmM2MTYzNjUzMDU5MzAxMzA2MDcyYTg2NDhjZTNkMDIwMTA2MDgyYTg2NDhjZTNkMDMwMTA3MDM0MjAwMDRjMGE0M2FhNGFlYTdjZTU2OTY3ZjdkOTcwYTVhZGIxMWUzZTRlZWNkNTVhNTFjYzc4NzY2ZGMyNmQ2NTYwYWFjYWZkMTNhMTg2MjBjYWQwNDY4OWFhYjU3NGRhMjU5Mzk5OWY0YjRiNDA3YTQ4NzM1YjlkMDU4ZjBjMWY4MzBkN2EzNGYzMDRkMzAwYjA2MDM1NTFkMGYwNDA0MDMwMjA2YzAzMDFkMDYwMzU1MWQwZTA0MTYwNDE0NzdhMjRiOWMxYjU5ZDhiYTczNjBiM2JmNGM2MGFjNTViYTY1ZTJlYTMwMWYwNjAzNTUxZDIzMDQxODMwMTY4MDE0ZTQyZmRhOWJmZWY5ODQ3OWE4NzkxMmY1OTgyNTRlMDVlMGFlNDU3NDMwMGEwNjA4MmE4NjQ4Y2UzZDA0MDMwMjAzNDgwMDMwNDUwMjIxMDBlMTk5ZjIwZTQ2MDU2NWU4NTMzM2ZiOGI0NzYzZDNkZjgyMTAyZDZkYjdkN2ZiYmVlZDdlN2ZkODQzYTNlYTIxMDIyMDAxZGQwMDgzYjEyNjBjYTdjZmFlNWI5MjIzZTBiYjBkZGNmOTEzNzQ1OGUwNmJlNTgxMGIzOTM4M2JiYjRiZTAzMTgyMDIyNTMwODIwMjIxMDIwMTAxMzA0OTMwM2QzMTBiMzAwOTA2MDM1NTA0MDYxMzAyNDY0OTMxMWEzMDE4MDYwMzU1MDQwYTBjMTE0ODYxNmU2NDc5MjA1NDZmNmY2YzczMjA1NDY1NzM3NDczMzExMjMwMTAwNjAzNTUwNDAzMGMwOTU0NjU3Mzc0MjA1MjZmNmY3NDAyMDgwMjMyMWQ4ZGYxMTM3MTRhMzAwYjA2MDk2MDg2NDgwMTY1MDMwNDAyMDFhMDgyMDE2ZDMwMTgwNjA5MmE4NjQ4ODZmNzBkMDEwOTAzMzEwYjA2MDkyYTg2NDg4NmY3MGQwMTA3MDEzMDFjMDYwOTJhODY0ODg2ZjcwZDAxMDkwNTMxMGYxNzBkMzIzNjMxMzEzMjMzMzEzNTMwMzczMDMxNWEzMDJmMDYwOTJhODY0ODg2ZjcwZDAxMDkwNDMxMjIwNDIwZGZhOGYyODRjYTIzZDVkNmM5MmNkNmFhNjU1ZTM4ZGVhNDZhZjZkN2MwNTY2YWFkZjUyY2VkZGQyZDZkZDQ0ZjMwNzkwNjA5MmE4NjQ4ODZmNzBkMDEwOTBmMzE2YzMwNmEzMDBiMDYwOTYwODY0ODAxNjUwMzA0MDEyYTMwMGIwNjA5NjA4NjQ4MDE2NTAzMDQwMTE2MzAwYjA2MDk2MDg2NDgwMTY1MDMwNDAxMDIzMDBhMDYwODJhODY0ODg2ZjcwZDAzMDczMDBlMDYwODJhODY0ODg2ZjcwZDAzMDIwMjAyMDA4MDMwMGQwNjA4MmE4NjQ4ODZmNzBkMDMwMjAyMDE0MDMwMDcwNjA1MmIwZTAzMDIwNzMwMGQwNjA4MmE4NjQ4ODZmNzBkMDMwMjAyMDEyODMwODE4NjA2MGIyYTg2NDg4NmY3MGQwMTA5MTAwMjJmMzE3NzMwNzUzMDczMzA3MTA0MjBmYTRlMTc5Nzg0MzQ3MTYxYTQxYmQ0YjI5ZWQ5ZWViNTc4Mjg0YWEyMmI4NzM2OTc4ZmMxN2FiNmJiMWU1NmI5MzA0ZDMwNDFhNDNmMzAzZDMxMGIzMDA5MDYwMzU1MDQwNjEzMDI0NjQ5MzExYTMwMTgwNjAzNTUwNDBhMGMxMTQ4NjE2ZTY0NzkyMDU0NmY2ZjZjNzMyMDU0NjU3Mzc0NzMzMTEyMzAxMDA2MDM1NTA0MDMwYzA5NTQ2NTczNzQyMDUyNmY2Zjc0MDIwODAyMzIxZDhkZjExMzcxNGEzMDBhMDYwODJhODY0OGNlM2QwNDAzMDIwNDQ3MzA0NTAyMjAyZTFkMTUyYjIzNDZlMjg4OTk2NGJiNjcyMTE1MDQyNTU0OGMzNzk4ZmEzMzVmZjI1ODY3YTc1MDM5ZmFiMTE0MDIyMTAwZTBmM2Q4ZjBjNzUwZDNkZTk0YTFjNDJjN2E3OWYzY2Y3M2M5NDhlYjc2YjcwNmIwZTYzODc2ODE4MGUwOTE0NzAwMDAwMDAwMDAwMDAwMDA+ID4+CmVuZG9iagp4cmVmCjAgMQowMDAwMDAwMDAwIDY1NTM1IGYgCjEgMQowMDAwMDAwMDE1IDAwMDAwIG4gCjIgMQowMDAwMDAwMTA4IDAwMDAwIG4gCjMgMQowMDAwMDAwMTY1IDAwMDAwIG4gCjQgMQowMDAwMDAwMzU2IDAwMDAwIG4gCjUgMQowMDAwMDAwNDYwIDAwMDAwIG4gCjYgMQowMDAwMDAwNTc3IDAwMDAwIG4gCnRyYWlsZXIKPDwgL1NpemUgNyAvUm9vdCAxIDAgUiA+PgpzdGFydHhyZWYKMzEzNwolJUVPRgo=';
const PEM = `-----BEGIN CERTIFICATE-----
MIIB9TCCAZugAwIBAgIIAjIdjfETcUowCgYIKoZIzj0EAwIwPTELMAkGA1UEBhMC
RkkxGjAYBgNVBAoMEUhhbmR5IFRvb2xzIFRlc3RzMRIwEAYDVQQDDAlUZXN0IFJv
b3QwIBcNMjYxMTIzMTUwNzAxWhgPMjEyNjEwMzAxNTA3MDFaMHExCzAJBgNVBAYT
AkZJMRAwDgYDVQQIDAdVdXNpbWFhMREwDwYDVQQHDAhIZWxzaW5raTEUMBIGA1UE
CgwLQWRhICYgU8O2bnMxEDAOBgNVBAsMB0xlZGdlcnMxFTATBgNVBAMMDEFkYSBM
b3ZlbGFjZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMCkOqSup85Wln99lwpa
2xHj5O7NVaUcx4dm3CbWVgqsr9E6GGIMrQRomqtXTaJZOZn0tLQHpIc1udBY8MH4
MNejTzBNMAsGA1UdDwQEAwIGwDAdBgNVHQ4EFgQUd6JLnBtZ2LpzYLO/TGCsVbpl
4uowHwYDVR0jBBgwFoAU5C/am/75hHmoeRL1mCVOBeCuRXQwCgYIKoZIzj0EAwID
SAAwRQIhAOGZ8g5GBWXoUzP7i0dj09+CEC1tt9f7vu1+f9hDo+ohAiAB3QCDsSYM
p8+uW5Ij4LsN3PkTdFjga+WBCzk4O7tL4A==
-----END CERTIFICATE-----
`;

export default [
  {
    operation: 'check',
    input: { base64: SIGNED },
    reworded: [
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
      size: 3365,
      revisions: 1,
      isEncrypted: false,
      signatures: [
        {
          number: 1,
          kind: 'signature',
          byteRange: [0, 876, 3126, 239],
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
              serial: '2321d8df113714a',
              notBefore: '2026-11-23T15:07:01.000Z',
              notAfter: '2126-10-30T15:07:01.000Z',
              now: 'valid',
              key: 'P-256',
              isAuthority: false,
              sha256: 'fa4e179784347161a41bd4b29ed9eeb578284aa22b8736978fc17ab6bb1e56b9',
              pem: PEM,
            },
          ],
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
          signingTime: '2026-11-23T15:07:01.000Z',
          digest: 'right',
          value: 'right',
          algorithm: 'P-256, SHA-256',
          signer: 'Ada Lovelace',
          trust: 'noRoots',
          verdict: 'intact',
        },
      ],
    },
  },
  { operation: 'check', input: '%PDF-1.4\n%%EOF\n', matches: /"signatures":\[\]/ },
  { operation: 'check', input: '%PDF-1.4\n', matches: /"signatures":\[\]/, notes: ['note.truncated'] },
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
    notes: ['note.many'],
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
  // no example: note.weakHash, because it takes another signed file; logic.test.ts has one of each.
  // no example: note.smallKey, because it takes another signed file.
  // no example: note.signers, because it takes another signed file.
  // no example: note.timestamp, because it takes another signed file.
] satisfies Example<typeof operations>[];
