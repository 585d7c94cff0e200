import { lost, lostFlag, type OptionForm } from './option-form.ts';
import { platformPart, timeZone } from './podman-platform.ts';
import { addSecret } from './podman-secrets.ts';

const all = (form: OptionForm, names: string): Record<string, OptionForm> =>
  Object.fromEntries(names.split(' ').map((name) => [name, form]));

/** The options that only `podman run` and `podman create` take (podman-run(1), 5.x). */
export const podmanOptions: Readonly<Record<string, OptionForm>> = {
  requires: {
    takes: 'text',
    apply: (draft, { text }) => text.split(',').forEach((name) => draft.push('depends_on', name)),
  },
  ...all(lost('pod'), 'pod pod-id-file'),
  os: platformPart('os'),
  arch: platformPart('arch'),
  variant: platformPart('variant'),
  secret: { takes: 'text', apply: addSecret },
  tz: timeZone,
  'env-merge': lost('envMerge'),
  unsetenv: lost('unsetenv'),
  umask: lost('umask'),
  ...all(
    lost(),
    'authfile cert-dir cgroup-conf cgroups chrootdirs conmon-pidfile creds decryption-key gidmap group-entry ' +
      'health-log-destination health-max-log-count health-max-log-size health-on-failure health-startup-cmd ' +
      'health-startup-interval health-startup-retries health-startup-success health-startup-timeout hooks-dir hostuser ' +
      'hosts-file image-volume init-ctr init-path log-level passwd-entry personality pidfile preserve-fd ' +
      'preserve-fds rdt-class retry retry-delay sdnotify seccomp-policy shm-size-systemd signature-policy ' +
      'subgidname subuidname systemd timeout uidmap',
  ),
  ...all(lostFlag(), 'env-host http-proxy no-hostname no-hosts passwd read-only-tmpfs replace rmi rootfs tls-verify'),
  'unsetenv-all': lostFlag('unsetenv'),
};
