import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { describe } from 'vitest';
import type { Driver } from './driver.ts';
import { freePorts } from '../free-ports.ts';
import { needs } from '../needs.ts';
import { walk } from './walk.ts';

/** WebKitGTK's small browser by WebDriver (W3C, “WebDriver”, 6.3 Endpoints), which is commands by HTTP. */
async function webkit(): Promise<Driver> {
  const [port = 0] = await freePorts(1, '127.0.0.1');
  const screen = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
  // With all that it has started.
  const stop = () => process.kill(-(screen.pid ?? NaN));
  const ask = async (method: string, path: string, body?: object): Promise<never> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const browserOptions = { binary: process.env['WEBKIT_PATH'], args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const start = async (tries: number): Promise<{ sessionId: string }> => {
    try {
      return await ask('POST', '', { capabilities });
    } catch (error) {
      if (tries === 0) {
        stop();
        throw error;
      }
      await setTimeout(200);
      return start(tries - 1);
    }
  };
  const { sessionId } = await start(50);
  const command = (name: string, body: object) => ask('POST', `/${sessionId}/${name}`, body);
  await command('window/rect', { width: 1280, height: 900 });
  return {
    open: (url) => command('url', { url }),
    run: (act, argument) =>
      command('execute/sync', { script: `return (${String(act)})(arguments[0])`, args: [argument] }),
    tab: (times) => {
      const press = ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE004' }));
      const actions = Array.from({ length: times }, () => press).flat();
      return command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    complaints: () => [],
    close: async () => {
      await ask('DELETE', `/${sessionId}`);
      stop();
    },
  };
}

describe('WebKit', needs(process.env['WEBKIT_PATH'] !== undefined, 'there is no WebKit'), () => walk(webkit));
