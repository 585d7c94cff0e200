#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { command } from './command.ts';
import type { Facts } from './facts.ts';
import { oneLine } from './terminal.ts';

/* The entry of `handy`. Its facts lie beside it, written by the build. */

const readFacts = () => JSON.parse(readFileSync(join(import.meta.dirname, 'facts.json'), 'utf8')) as Facts;

// `write` reports a failed write, at the piece that failed.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

// An error of a promise that nobody awaits still ends in one line.
process.on('uncaughtException', (error) => {
  process.stderr.write(`handy: internal error: ${oneLine(error.message)}\n`);
  process.exit(1);
});

process.exitCode = await command(process.argv.slice(2), readFacts, process);
