import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'abbreviate',
    input: 'internationalization, accessibility and Kubernetes',
    output: 'i18n, a11y and K8s',
  },
  { operation: 'abbreviate', input: 'observability', output: 'o11y' },
  { operation: 'abbreviate', input: 'Kubernetes', options: { letterCase: 'lower' }, output: 'k8s' },
  { operation: 'abbreviate', input: 'localization', options: { letterCase: 'upper' }, output: 'L10N' },
  { operation: 'abbreviate', input: 'the open-source cat', output: 'the o2n-s4e cat' },
  { operation: 'abbreviate', input: 'the open-source cat', options: { minLength: 6 }, output: 'the open-s4e cat' },
  { operation: 'abbreviate', input: '…', output: '…', notes: ['note.noWord'] },
  {
    operation: 'expand',
    input: 'i18n, l10n, a11y, K8s',
    output: 'internationalization, localization, accessibility, Kubernetes',
  },
  { operation: 'expand', input: 'c14n', output: 'canonicalization', notes: ['warning.ambiguous'] },
  { operation: 'expand', input: 'q7x and i18n', output: 'q7x and internationalization', notes: ['note.unknown'] },
  { operation: 'expand', input: 'plain words', output: 'plain words', notes: ['note.noNumeronym'] },
] satisfies Example<typeof operations>[];
