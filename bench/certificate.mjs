// @ts-check
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/* A key and a certificate for localhost, made for this run, and what makes Chromium trust it and no other. */

const folder = await mkdtemp(join(tmpdir(), 'handy-certificate-'));
const pem = await getCertificate(folder);
await rm(folder, { recursive: true });

/** Both as PEM: Node takes from the text what it looks for. */
export const tls = { key: pem, cert: pem };

const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });

/** Flag of Chromium. A service worker is refused on a page whose certificate was merely waved through. */
export const TRUST = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
