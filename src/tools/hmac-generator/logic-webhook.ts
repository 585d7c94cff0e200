import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { toHex, fromHex } from '#lib/bytes';
import { isEqual } from '#lib/digests/compare';
import { readBytes } from '#formats/bytes/read.ts';
import { hmac } from './hmac.ts';

type Service = 'github' | 'stripe' | 'slack';

interface WebhookOptions {
  readonly service: Service;
  /** The header that came with the body; empty to make one. */
  readonly signature: string;
  readonly timestamp: string;
  readonly key: string;
}

export interface Signed {
  /** The headers as the service sends them. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Only where a signature was given. */
  readonly valid?: boolean;
  /** When the given signature was made, in ISO 8601, and what a receiver's clock says to that; GitHub signs no time. */
  readonly sent?: { readonly at: string; readonly is: 'recent' | 'old' | 'future' };
}

/** Seconds after which Stripe's libraries and Slack's guide refuse a signature; Slack's also where it is so far ahead. */
const TOLERANCE = 5 * 60;

/** Signatures in a header, in hex, and Stripe's time. */
const DIGITS = /(?:sha256|v0|v1)=([\da-f]{64})(?![\da-f])/gi;

/**
 * Signs the body of a webhook, or checks a signature. GitHub signs the body ("Validating webhook deliveries"), Stripe
 * `time.body` ("Resolve webhook signature verification errors"), Slack `v0:time:body` ("Verifying requests from Slack").
 */
export async function sign(body: string, options: WebhookOptions, { note, sources }: RunContext): Promise<Signed> {
  const { service, signature } = options;
  const given = signature.trim() === '' ? undefined : readSignature(signature, service);
  const time = service === 'github' ? '' : timeOf(options, given?.time, sources.now());
  const before = { github: '', stripe: `${time}.`, slack: `v0:${time}:` }[service];
  if (/[\r\n]$/.test(body)) note('note.trailingNewline');
  const message = readBytes(before + body, 'text', note);
  const mac = await hmac('SHA-256', readBytes(options.key, 'text', note, { option: 'key' }), message);
  return {
    headers: headersOf(service, toHex(mac), time),
    ...(given && { valid: given.macs.map(fromHex).some((one) => isEqual(one, mac)) }),
    ...(given && time !== '' && { sent: judgeTime(Number(time), sources.now(), note) }),
  };
}

function judgeTime(seconds: number, now: number, note: RunContext['note']): NonNullable<Signed['sent']> {
  const at = new Date(seconds * 1000).toISOString();
  const age = Math.floor(now / 1000) - seconds;
  if (Math.abs(age) <= TOLERANCE) return { at, is: 'recent' };
  note(age > 0 ? 'note.webhookOld' : 'note.webhookFuture');
  return { at, is: age > 0 ? 'old' : 'future' };
}

function headersOf(service: Service, mac: string, time: string): Signed['headers'] {
  switch (service) {
    case 'github':
      return [{ name: 'X-Hub-Signature-256', value: `sha256=${mac}` }];
    case 'stripe':
      return [{ name: 'Stripe-Signature', value: `t=${time},v1=${mac}` }];
    case 'slack':
      return [
        { name: 'X-Slack-Request-Timestamp', value: time },
        { name: 'X-Slack-Signature', value: `v0=${mac}` },
      ];
  }
}

const SCHEMES: Readonly<Record<Service, string>> = { github: 'sha256=', stripe: 'v1=', slack: 'v0=' };

function readSignature(header: string, service: Service): { macs: string[]; time: string | undefined } {
  const macs = Array.from(header.matchAll(DIGITS)).flatMap(([whole, digits]) =>
    digits !== undefined && whole.toLowerCase().startsWith(SCHEMES[service]) ? [digits] : [],
  );
  if (macs.length === 0) {
    throw new ToolError('error.signature', { wanted: `${SCHEMES[service]}…` }, { option: 'signature' });
  }
  return { macs, time: /(?:^|[\s,;:])t=(\d+)/.exec(header)?.[1] };
}

/** The time that is signed: the header's, the one given, or, for a new signature, now. */
function timeOf({ signature, timestamp }: WebhookOptions, signed: string | undefined, now: number): string {
  const given = signed ?? timestamp.trim();
  if (given === '' && signature.trim() === '') return String(Math.floor(now / 1000));
  if (!/^\d{1,12}$/.test(given)) {
    throw new ToolError('error.timestamp', {}, { option: 'timestamp' });
  }
  return given;
}
