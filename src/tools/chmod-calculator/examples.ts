import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const commands = (octal: string, clauses: string, path = 'file') => ({
  octal: `chmod ${octal} ${path}`,
  clauses: `chmod ${clauses} ${path}`,
  findFiles: `find ${path} -type f -exec chmod ${octal} {} +`,
  findDirectories: `find ${path} -type d -exec chmod ${octal} {} +`,
});

export default [
  {
    operation: 'calculate',
    input: 'rwxr-xr-x',
    output: {
      mode: 493,
      octal: '755',
      symbolic: 'rwxr-xr-x',
      clauses: 'u=rwx,g=rx,o=rx',
      umask: { directories: '022', files: null },
      commands: commands('755', 'u=rwx,g=rx,o=rx'),
    },
  },
  {
    operation: 'calculate',
    input: '644',
    options: { path: "it's here.txt" },
    output: {
      mode: 420,
      octal: '644',
      symbolic: 'rw-r--r--',
      clauses: 'u=rw,g=r,o=r',
      umask: { directories: '133', files: '022' },
      commands: commands('644', 'u=rw,g=r,o=r', `'it'\\''s here.txt'`),
    },
  },
  {
    operation: 'calculate',
    input: '4755',
    output: {
      mode: 2541,
      octal: '4755',
      symbolic: 'rwsr-xr-x',
      clauses: 'u=rwxs,g=rx,o=rx',
      umask: { directories: null, files: null },
      commands: commands('4755', 'u=rwxs,g=rx,o=rx'),
    },
    notes: ['note.setUserId'],
  },
  {
    operation: 'calculate',
    input: 'u+x,go-w',
    options: { from: '666' },
    output: {
      mode: 484,
      octal: '744',
      symbolic: 'rwxr--r--',
      clauses: 'u=rwx,g=r,o=r',
      umask: { directories: '033', files: null },
      commands: commands('744', 'u=rwx,g=r,o=r'),
    },
    notes: ['note.from'],
  },
  {
    operation: 'calculate',
    input: 'drwxrwxrwt  12 root root 4096 Nov 21 10:00 tmp',
    options: { target: 'directory', path: '/tmp' },
    output: {
      mode: 1023,
      octal: '1777',
      symbolic: 'rwxrwxrwt',
      clauses: 'u=rwx,g=rwx,o=rwx,a+t',
      umask: { directories: null, files: null },
      commands: commands('1777', 'u=rwx,g=rwx,o=rwx,a+t', '/tmp'),
    },
    notes: ['note.ignored'],
  },
  { operation: 'calculate', input: '789', error: 'error.octalDigit' },
  { operation: 'calculate', input: '75', error: 'error.octalLength' },
  { operation: 'calculate', input: 'rwxr-xr-', error: 'error.symbolicLength' },
  { operation: 'calculate', input: 'rwxr-xrx-', error: 'error.symbolicLetter' },
  { operation: 'calculate', input: 'u+x,go', error: 'error.operatorMissing' },
  { operation: 'calculate', input: 'u+x;go-w', error: 'error.clauseCharacter' },
  { operation: 'calculate', input: 'u+x', options: { from: 'rw' }, error: 'error.from' },
  { operation: 'calculate', input: '755', options: { path: 'a\0b' }, error: 'error.path' },
  { operation: 'calculate', input: ' ', error: 'error.empty' },
  {
    operation: 'umask',
    input: '022',
    output: {
      octal: '022',
      symbolic: 'u=rwx,g=rx,o=rx',
      directories: { octal: '755', symbolic: 'rwxr-xr-x' },
      files: { octal: '644', symbolic: 'rw-r--r--' },
      command: 'umask 022',
    },
  },
  { operation: 'umask', input: ' ', error: 'error.umaskEmpty' },
] satisfies Example<typeof operations>[];
