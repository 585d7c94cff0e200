/** How sure it is that the sample is a command that runs a container. */
export const detectRun = (sample: string): number =>
  /^\s*(?:[$#>] +)?(?:sudo +)?(?:docker|podman|nerdctl)(?:\.exe)? +(?:container +)?(?:run|create) /.test(sample)
    ? 0.98
    : 0;
