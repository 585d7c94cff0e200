import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'snippets',
    input: 'Ctrl+Shift+K',
    output: {
      combination: 'Ctrl+Shift+K',
      byCode: "event.code === 'KeyK' && event.ctrlKey && !event.altKey && event.shiftKey && !event.metaKey",
      byKey: "event.key === 'K' && event.ctrlKey && !event.altKey && event.shiftKey && !event.metaKey",
      keyboardEvent:
        "new KeyboardEvent('keydown', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true, bubbles: true })",
      tinykeys: "tinykeys(window, { 'Control+Shift+KeyK': (event) => {} })",
      vsCode: '{"key":"ctrl+shift+[KeyK]","command":""}',
      ariaKeyshortcuts: 'aria-keyshortcuts="Control+Shift+K"',
    },
  },
  {
    operation: 'snippets',
    input: '?',
    output: {
      combination: 'Shift+Slash',
      byCode: "event.code === 'Slash' && !event.ctrlKey && !event.altKey && event.shiftKey && !event.metaKey",
      byKey: "event.key === '?' && !event.ctrlKey && !event.altKey && event.shiftKey && !event.metaKey",
      keyboardEvent: "new KeyboardEvent('keydown', { key: '?', code: 'Slash', shiftKey: true, bubbles: true })",
      tinykeys: "tinykeys(window, { 'Shift+Slash': (event) => {} })",
      vsCode: '{"key":"shift+[Slash]","command":""}',
      ariaKeyshortcuts: 'aria-keyshortcuts="Shift+/"',
    },
  },
  { operation: 'snippets', input: ' ', error: 'error.empty' },
  { operation: 'snippets', input: 'Ctrl+Hyper', error: 'error.unknownKey' },
  { operation: 'snippets', input: 'Ctrl+', error: 'error.noKey' },
  { operation: 'snippets', input: 'K+Ctrl', error: 'error.notAModifier' },
  { operation: 'snippets', input: 'Ctrl+Control+K', error: 'error.twice' },
  { operation: 'snippets', input: 'Ctrl+'.repeat(50), error: 'engine.textTooLong' },
  {
    operation: 'search',
    input: 'Numpad1',
    output: [
      {
        code: 'Numpad1',
        key: '1',
        withoutNumLock: { key: 'End', keyCode: 35 },
        keyCode: 97,
        location: 'numpad',
        group: 'numpad',
      },
    ],
    reworded: ['[].location', '[].group'],
  },
  {
    operation: 'search',
    input: 'Semicolon',
    output: [
      { code: 'Semicolon', key: ';', shifted: ':', keyCode: 186, firefox: 59, location: 'standard', group: 'symbols' },
    ],
  },
  { operation: 'search', input: 'Hyper', error: 'error.nothing' },
] satisfies Example<typeof operations>[];
