import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** How sure it is that the sample is a command that runs a container. */
const detectRun = (sample: string): number =>
  /^\s*(?:[$#>] +)?(?:sudo +)?(?:docker|podman|nerdctl)(?:\.exe)? +(?:container +)?(?:run|create) /.test(sample)
    ? 0.98
    : 0;

export const detectors = {
  convert: { detect: detectRun },
} satisfies Detectors<typeof operations>;
