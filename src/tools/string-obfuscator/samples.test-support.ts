/** A secret of so many characters, in pieces, so that no scanner of repositories takes it for one. */
const made = (start: string, length: number, alphabet = 'a1B2c3D4') =>
  start + alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length);
const hex = (start: string, length: number) => made(start, length, '0a1b2c3d4e5f6789');
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_DEF';

/** Texts with the secrets in them, in order, and what stays beside them. Numbers are examples of their standards. */
export const samples: readonly (readonly [text: string, ...secrets: string[]])[] = [
  // Private keys
  [
    'key:\n-----BEGIN PRIVATE KEY-----\nMIIab\n-----END PRIVATE KEY-----\nend',
    '-----BEGIN PRIVATE KEY-----\nMIIab\n-----END PRIVATE KEY-----',
  ],
  [
    '-----BEGIN RSA PRIVATE KEY-----\r\nMII\r\n-----END RSA PRIVATE KEY-----\r\n',
    '-----BEGIN RSA PRIVATE KEY-----\r\nMII\r\n-----END RSA PRIVATE KEY-----',
  ],
  ['-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl'],
  [
    '{"k":"-----BEGIN EC PRIVATE KEY-----\\nMHc\\n-----END EC PRIVATE KEY-----\\n","id":1}',
    '-----BEGIN EC PRIVATE KEY-----\\nMHc\\n-----END EC PRIVATE KEY-----',
  ],
  [
    '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQ\n-----END PGP PRIVATE KEY BLOCK-----',
    '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQ\n-----END PGP PRIVATE KEY BLOCK-----',
  ],
  // Tokens
  ['id AKIAIOSFODNN7EXAMPLE in us-east-1', 'AKIAIOSFODNN7EXAMPLE'],
  [`x ${made('ghp_', 36)} y`, made('ghp_', 36)],
  [`git clone https://${made('github_pat_', 40)}@github.com/a/b`, made('github_pat_', 40)],
  [`GITLAB ${made('glpat-', 20)}.`, made('glpat-', 20)],
  [`(${made('xoxb-1234-', 24)})`, made('xoxb-1234-', 24)],
  [
    `post to https://hooks.slack.com/services/T0000/B0000/${made('', 24)} now`,
    `https://hooks.slack.com/services/T0000/B0000/${made('', 24)}`,
  ],
  [`stripe ${made('sk_live_', 24)}, ${made('pk_test_', 24)}`, made('sk_live_', 24), made('pk_test_', 24)],
  [`openai ${made('sk-proj-', 40)}`, made('sk-proj-', 40)],
  [`claude ${made('sk-ant-api03-', 80)}`, made('sk-ant-api03-', 80)],
  [`maps?v=3 ${made('AIza', 35)}`, made('AIza', 35)],
  [`//registry.npmjs.org/:x ${made('npm_', 36)}`, made('npm_', 36)],
  [`hugging ${made('hf_', 34)}`, made('hf_', 34)],
  [`do ${hex('dop_v1_', 64)}`, hex('dop_v1_', 64)],
  [`mail SG.${made('', 22)}.${made('', 43)}`, `SG.${made('', 22)}.${made('', 43)}`],
  [`bot 123456789:AA${made('', 33)} started`, `123456789:AA${made('', 33)}`],
  [`twilio ${hex('SK', 32)}`, hex('SK', 32)],
  [`vault ${made('hvs.', 24)}`, made('hvs.', 24)],
  [`shop ${hex('shpat_', 32)}`, hex('shpat_', 32)],
  // JWT
  [`see ${JWT} there`, JWT],
  [`Authorization: Bearer ${JWT}`, JWT],
  // Passwords
  ['DB_PASSWORD=hunter2 # local', 'hunter2'],
  ['DB_PASSWORD=p&ss;w <rd\nDB_HOST=db', 'p&ss;w <rd'],
  ['password=hunter2 host=db user=app', 'hunter2'],
  ['password: correct horse battery\nuser: ada', 'correct horse battery'],
  ['  apiToken: "abc def", // note', 'abc def'],
  ["{'client_secret': 'x\\'y', 'id': 7}", "x\\'y"],
  ['Server=db;User=sa;Password=Yukon900;Encrypt=true', 'Yukon900'],
  ['AccountName=a;AccountKey=Zm9vYmFy==;x', 'Zm9vYmFy=='],
  ['config["password"] = "s3cret"', 's3cret'],
  ['curl --password s3cret -v', 's3cret'],
  ['curl -u ada:lovelace https://example.com', 'lovelace'],
  ['Authorization: Basic YWRhOmxvdmVsYWNl', 'YWRhOmxvdmVsYWNl'],
  ['"authorization": "Token abcdef0123456789"', 'abcdef0123456789'],
  ['Cookie: session=abc123; theme=dark', 'session=abc123; theme=dark'],
  ['postgres://user:p4ss@db.example.com/x', 'p4ss'],
  ['amqp://guest:p@ss@mq.example.com:5672', 'p@ss'],
  ['redis://:s3cret@cache:6379/0', 's3cret'],
  ['<password>hunter2</password><port>1</port>', 'hunter2'],
  ['machine example.com login ada password hunter2', 'hunter2'],
  ["CREATE USER ada IDENTIFIED BY 'hunter2';", 'hunter2'],
  ['https://a.example/b?sig=abcDEF12345&x=1', 'abcDEF12345'],
  ['aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
  [
    'ada:$2b$12$EixZaYVK1fsbw1ZfbX3OXePaWxn96p36WQoeG6Lruj3vjPGga31lW',
    '$2b$12$EixZaYVK1fsbw1ZfbX3OXePaWxn96p36WQoeG6Lruj3vjPGga31lW',
  ],
  // Personal data
  ['<ada.lovelace+x@example.co.uk>; cc', 'ada.lovelace+x@example.co.uk'],
  ['пишите на имя@пример.рф!', 'имя@пример.рф'],
  ['pay GB82 WEST 1234 5698 7654 32 AND MORE', 'GB82 WEST 1234 5698 7654 32'],
  ['iban=DE89370400440532013000,', 'DE89370400440532013000'],
  ['fr7630006000011234567890189', 'fr7630006000011234567890189'],
  ['card 4111-1111-1111-1111, 09/27', '4111-1111-1111-1111'],
  ['amex 378282246310005.', '378282246310005'],
  ['call +1 (201) 555-0123 today', '+1 (201) 555-0123'],
  ['(201) 555-0123', '(201) 555-0123'],
  ['Tel. 030 90182 0184 oder 0049 30 901820', '030 90182 0184', '0049 30 901820'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  // Network
  ['from 203.0.113.7:443 to [2001:db8::8a2e:370:7334]', '203.0.113.7', '2001:db8::8a2e:370:7334'],
  ['fe80::1%eth0 and ::ffff:192.0.2.128', 'fe80::1', '::ffff:192.0.2.128'],
  [
    'arp 00:1a:2B:3c:4d:5e 00-1A-2B-3C-4D-5E 001a.2b3c.4d5e',
    '00:1a:2B:3c:4d:5e',
    '00-1A-2B-3C-4D-5E',
    '001a.2b3c.4d5e',
  ],
  // UUIDs and hashes, which the test asks for
  ['id 123e4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  [`md5 ${hex('', 32)}`, hex('', 32)],
];

/** Texts without any secret. */
export const innocent: readonly string[] = [
  'a tokenizer: no secret',
  'max_tokens: 4096, token_type: bearer',
  'password: string; passwordLength: 12',
  'const password = getPassword(user);',
  'password: ${DB_PASSWORD}\ntoken: $TOKEN\nsecret: {{ secret }}',
  'secret = process.env.SECRET',
  'PASSWORD=\nUSER=ada',
  'password: null, secret: <your secret>, token: ****',
  'The secretary: Ada. Passwords are hashed.',
  '-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE-----',
  '-----BEGIN PUBLIC KEY-----\nMII\n-----END PUBLIC KEY-----',
  'git@github.com:ada/engine.git, @types/node, user@localhost',
  // Their check digits are wrong.
  '4111-1111-1111-1112, 4111-1111-1111-1116, GB83 WEST 1234 5698 7654 32',
  'at 1700000000000 (2023-11-14 22:13:20.000), order 2024-000123',
  '256.1.1.1, 1.2.3, 1.2.3.4.5, v10.15.7, 127.0.0.1, 0.0.0.0, ::1',
  'std::vector<a::b>, 12:34:56, 10:20',
  'https://example.com/a?b=c#d, http://localhost:8080',
  'sk-learn, key-value, xoxo, AKIA, eyJ',
  'commit 4c2d in 3 files: 12345678 + 87654321',
  'phone, 12 34, 2024-01-02, 01.02.2024, 100-200-300',
];
