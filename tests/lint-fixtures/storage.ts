// as src/kit/settings/storage.ts
export const stored = () => localStorage.length + window.sessionStorage.length;
export const random = () => Math.random(); // no-restricted-properties: Take randomness from context.sources
export const connection = () => new RTCPeerConnection(); // no-restricted-globals: past the content security policy

export function show(element: HTMLElement, html: string): void {
  element.innerHTML = html; // no-restricted-properties: use textContent or React
  document.write(html); // no-restricted-properties: use textContent or React
}
