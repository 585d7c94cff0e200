/*
 * Beginnings by which services mark their keys: their documentation, and GitHub's list of supported secret scanning
 * patterns. Where a pattern of passwords has a group, the secret is what follows it.
 */

const MARKED = [
  // Amazon Web Services, Google, Microsoft Azure
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}',
  String.raw`AIza[\w-]{35}`,
  String.raw`ya29\.[\w-]{20,1000}`,
  String.raw`GOCSPX-[\w-]{20,40}`,
  String.raw`[\w~.-]{3}8Q~[\w~.-]{31,34}`,
  // GitHub, GitLab, Atlassian, Bitbucket
  'gh[pousr]_[A-Za-z\\d]{36,255}',
  String.raw`github_pat_\w{22,255}`,
  String.raw`gl(?:pat|dt|rt|ptt|cbt|ft|soat|agent)-[\w-]{20,255}(?:\.[\w-]{2,40}){0,2}`,
  String.raw`ATATT3[\w=-]{20,300}`,
  String.raw`ATBB[A-Za-z\d]{28,40}`,
  // Slack, Discord, Telegram
  String.raw`xox[abeoprs]-[\w-]{10,255}`,
  String.raw`xapp-[\w-]{10,255}`,
  String.raw`https:\/\/hooks\.slack\.com\/(?:services|workflows)\/[\w/]{20,200}`,
  String.raw`https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/\d{5,30}\/[\w-]{20,100}`,
  String.raw`[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}`,
  String.raw`\d{8,10}:AA[\w-]{33}`,
  // Stripe, Square, PayPal's Braintree, Shopify
  '[srp]k_(?:live|test)_[A-Za-z\\d]{10,255}',
  'whsec_[A-Za-z\\d+/=]{16,255}',
  String.raw`sq0(?:atp|csp|idp)-[\w-]{22,60}`,
  String.raw`access_token\$(?:production|sandbox)\$[\da-z]{16}\$[\da-f]{32}`,
  'shp(?:at|ca|pa|ss)_[A-Fa-f\\d]{32}',
  // OpenAI, Anthropic, Hugging Face, Groq, xAI, Perplexity, Replicate
  String.raw`sk-[\w-]{20,255}`,
  'hf_[A-Za-z\\d]{30,255}',
  'gsk_[A-Za-z\\d]{40,80}',
  'xai-[A-Za-z\\d]{40,120}',
  'pplx-[A-Za-z\\d]{40,80}',
  'r8_[A-Za-z\\d]{37}',
  // npm, PyPI, RubyGems, Docker, crates.io
  'npm_[A-Za-z\\d]{36}',
  String.raw`pypi-[\w-]{50,1000}`,
  'rubygems_[a-f\\d]{48}',
  String.raw`dckr_(?:pat|oat)_[\w-]{27,40}`,
  'cio[A-Za-z\\d]{32}',
  // SendGrid, Mailgun, Mailchimp, Twilio
  String.raw`SG\.[\w-]{16,64}\.[\w-]{16,64}`,
  'key-[a-f\\d]{32}',
  '[a-f\\d]{32}-us\\d{1,2}',
  'SK[a-f\\d]{32}',
  // DigitalOcean, Heroku, Fly.io, Netlify, PlanetScale, Supabase, Vault, Terraform, Pulumi, Databricks, Doppler
  'do[opr]_v1_[a-f\\d]{64}',
  String.raw`HRKU-[\w-]{30,70}`,
  String.raw`FlyV1 fm\d_[\w+/=,-]{20,2000}`,
  'nf[pcub]_[A-Za-z\\d]{36,40}',
  String.raw`pscale_(?:tkn|pw|oauth)_[\w=.-]{32,64}`,
  'sbp_[a-f\\d]{40}',
  String.raw`hv[sbr]\.[\w-]{20,300}`,
  String.raw`[A-Za-z\d]{14}\.atlasv1\.[\w-]{60,70}`,
  'pul-[a-f\\d]{40}',
  'dapi[a-f\\d]{32}',
  String.raw`dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{40,60}`,
  // Linear, Notion, Figma, Postman, New Relic, Sentry, Grafana, age
  'lin_api_[A-Za-z\\d]{40}',
  '(?:ntn|secret)_[A-Za-z\\d]{43,50}',
  String.raw`fig[dor]_[\w-]{40,60}`,
  'PMAK-[a-f\\d]{24}-[a-f\\d]{34}',
  'NRAK-[A-Z\\d]{27}',
  String.raw`sntry[su]_[\w+/=-]{40,400}`,
  String.raw`glsa_[A-Za-z\d]{32}_[A-Fa-f\d]{8}`,
  'AGE-SECRET-KEY-1[A-Z\\d]{58}',
];

/** Keys and tokens of services. */
export const TOKENS = new RegExp(String.raw`(?<![\w.-])(?:${MARKED.join('|')})(?![\w-])`, 'g');

const NAME =
  '(?:password|passwd|passphrase|passcode|pwd|secret|token|credentials?|(?:api|access|account|private|secret|encryption|signing|auth|master|license)[_-]?key)';
/** Not the name of a secret, but of something about it. */
const ABOUT =
  '(?![\\w-]{0,20}(?:length|policy|policies|min|max|expiry|expires|expiration|ttl|type|field|count|limit|hint|reset|url|uri|file|path|name|size|label|placeholder|enabled|required|changed|at|rules?|style|s)\\b)';
const ENDING = String.raw`(?:key|value|string|text|hash|[_-][\w-]{0,20})?\d{0,3}`;
/** A quote that is doubled or escaped belongs to the value. */
const QUOTED = String.raw`(?:(?<=\\["'])[^"'\\\r\n]{1,1000}(?=\\["'])|(?<=")(?:[^"\\\r\n]|\\.|""){1,1000}(?="(?!"))|(?<=')(?:[^'\\\r\n]|\\.|''){1,1000}(?='(?!'))|(?<=\x60)[^\x60]{1,1000}(?=\x60))`;
const BARE = String.raw`(?:(?<!["'\x60])[^\s"'\x60,;&<>\\]{1,1000})`;
const KEY = String.raw`${NAME}${ABOUT}${ENDING}`;

/** A command's option that takes a secret, up to its value. */
export const SECRET_OPTION = new RegExp(
  String.raw`(?<![\w-])(?:--[\w-]{0,30}|-(?:[a-z]{1,20}[-_])?)${NAME}${ABOUT}[\w-]{0,10}(?:=|[ \t]{1,3})(?=\S)`,
  'gi',
);

/** Commands that people give a password by a variable. */
const CALLED =
  '(?:psql|pg_\\w+|createdb|dropdb|mysql\\w*|mariadb[\\w-]*|redis-cli|restic|borg|ansible[\\w-]*|terraform|docker|kubectl|helm|npm|node|python3?|java|curl|ssh|rsync|git|make|bash|sh)';

export const PASSWORDS: readonly RegExp[] = [
  // Data source names of Go, logins of Oracle, values in braces (ODBC)
  /(\b[\w.-]{1,60}:)[^\s"'`<>]{1,200}(?=@(?:tcp6?|unix|udp)\()/g,
  /(\bjdbc:oracle:\w{1,10}:[^\s/"'@]{1,60}\/)[^\s"'<>]{1,200}(?=@)/gi,
  /(\b(?:pwd|password)[ \t]{0,3}=[ \t]{0,3}\{)(?:[^}\r\n]|\}\}){1,200}(?=\})/gi,
  // A header in quotes
  new RegExp(String.raw`((?:-H|--header)[ \t=]{0,3}'[\w-]{0,60}${KEY}:[ \t]{0,3})[^'\r\n]{1,1000}(?=')`, 'gi'),
  new RegExp(String.raw`((?:-H|--header)[ \t=]{0,3}"[\w-]{0,60}${KEY}:[ \t]{0,3})[^"\r\n]{1,1000}(?=")`, 'gi'),
  // A token in the place of a URL's user
  /(\bhttps?:\/\/)[\w.~%+=-]{16,300}(?=@[\w[])/gi,
  // Authorization: Basic … (RFC 9110, section 11.6.2), and Bearer … anywhere (RFC 6750)
  /((?:proxy-)?authorization["']?[ \t]{0,3}[:=][ \t]{0,3}["']?(?:[a-z][a-z\d-]{1,20}[ \t]{1,3})?)[\w.~+/=:-]{3,4000}[\w~+/=:-]/gi,
  /(\bbearer[ \t]{1,3})[\w.~+/=-]{15,4000}[\w~+/=-]/gi,
  /((?<![\w-])(?:set-)?cookie["']?[ \t]{0,3}:[ \t]{0,3}["']?)[^\s"';=]{1,200}=[^\r\n"']{1,4000}/gi,
  // NAME=value before a command
  new RegExp(
    String.raw`((?:^|[;&|\x60("'][ \t]{0,3}|[ \t])(?:export[ \t]{1,3}|env[ \t]{1,3})?[A-Z\d_]{0,60}(?:${KEY}|PWD)=)[^\s"'\x60{[(|>;&][^\s"'\x60;&|]{0,500}(?=[ \t]{1,9}(?:${CALLED}(?![\w-])|[^\r\n#]{0,200} --?[a-z])|[ \t]{0,9}(?:&&|\|\||;[ \t]|\|[ \t]))`,
    'gim',
  ),
  // The whole line after NAME= or name:, up to a comment or another assignment
  new RegExp(
    String.raw`(^[ \t]{0,40}(?:-[ \t]{1,3})?(?:(?:export|set|ENV|ARG)[ \t]{1,3})?[\w.-]{0,60}${KEY}[ \t]{0,3}[:=][ \t]{0,3})[^\s"'\x60{[(|>][^\r\n]{0,500}?(?=[,;]?[ \t]{1,9}(?:#|\/\/|[\w.-]{1,60}[=:])|[ \t]{0,9}[,;]?[ \t]{0,9}\r?$)`,
    'gim',
  ),
  // Elsewhere a value in quotes, or up to what separates values
  new RegExp(
    String.raw`(${KEY}\\?["'\x60]?\]?[ \t]{0,3}(?:[:=]>?|:=)[ \t]{0,3}(?:[bfru]{0,2}(?=["'\x60]))?\\?["'\x60]?)(?:${QUOTED}|${BARE})`,
    'gi',
  ),
  // <password>value</password>, .netrc, SQL
  new RegExp(String.raw`(<(?:[\w.-]{1,60}:)?[\w.-]{0,60}${KEY}(?:\s[^<>]{0,200})?>)[^<>\r\n]{1,1000}(?=<\/)`, 'gi'),
  /(\blogin[ \t]{1,3}\S{1,200}[ \t]{1,3}password[ \t]{1,3})\S{1,500}/gi,
  /(\bidentified[ \t]{1,3}by[ \t]{1,3}(?:password[ \t]{1,3})?')[^'\r\n]{1,500}/gi,
  // Registries' "auth" and _auth, signatures of links
  /("auth"[ \t]{0,3}:[ \t]{0,3}")[\w+/=]{8,2000}(?=")/g,
  /(_auth=)\S{4,2000}/g,
  /([?&](?:sig|signature|x-amz-signature|x-amz-security-token|x-goog-signature|key|code|sid|session_?id)=)[^\s&#"'<>]{8,4000}/gi,
  // Hashes of passwords: crypt(3) and its relatives
  /(?<![\w$])\$(?:2[abxy]|argon2(?:id?|d)|apr1|y|gy|[1567]|scrypt|pbkdf2[\w-]*)\$[\w./$,=+-]{20,500}/g,
];
