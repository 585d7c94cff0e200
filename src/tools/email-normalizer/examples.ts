import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'normalize',
    input: 'j.o.e+list@googlemail.com\nAnn Bell <ann.b+news@outlook.com>\nann.b+x@example.net\njoe@gmail.com',
    output: 'joe@gmail.com\nann.b@outlook.com\nann.b+x@example.net\njoe@gmail.com',
  },
  {
    operation: 'normalize',
    input: 'J.O.E+list@GoogleMail.com\nnobody\nAnn.B+x@example.net',
    output: 'joe@gmail.com\nUnable to parse: nobody\nann.b+x@example.net',
    notes: ['note.noAt', 'note.case'],
  },
  {
    operation: 'normalize',
    input: 'b@example.net\njoe@gmail.com\nj.oe@gmail.com\n',
    options: { unique: true, sorted: true },
    output: 'b@example.net\njoe@gmail.com',
    notes: ['note.duplicates'],
  },
  {
    operation: 'normalize',
    input: 'j.oe@gmail.com',
    options: { showChanges: true },
    output: 'j.oe@gmail.com → joe@gmail.com',
  },
] satisfies Example<typeof operations>[];
