import { theme, type Theme } from './settings.ts';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Shows the chosen theme; without a class on the root the system decides in CSS alone. */
export function applyTheme(value: Theme): void {
  document.documentElement.classList.toggle('dark', value === 'dark');
  document.documentElement.classList.toggle('light', value === 'light');
}

export function toggleTheme(): void {
  const isDark = theme.get() === 'dark' || (theme.get() === 'auto' && systemIsDark());
  theme.set(isDark ? 'light' : 'dark');
}
