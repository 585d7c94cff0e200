/** Called when somebody clicks 'Support'. */
export function trackSupport(): void {
  // Nothing is counted until the analytics client is wired in here.
}
