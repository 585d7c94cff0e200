import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { plugins } from './scripts/vite/plugins.ts';
import { defaults } from './src/shell/configuration/settings.ts';

export default defineConfig({
  define: { __CONFIGURATION__: JSON.stringify(defaults), __DEMO__: 'false', __BUILD_TIME__: '0' },
  plugins: [plugins(), react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'scripts/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    // Without this a stylesheet taken as text would be empty.
    css: { include: [/\.css\?raw$/] },
  },
});
