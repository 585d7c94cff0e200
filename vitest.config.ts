import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { plugins } from './scripts/vite/plugins.ts';

export default defineConfig({
  define: { __APP_VERSION__: '"0.0.0"', __COMMIT__: '""', __BUILD_TIME__: '0' },
  plugins: [plugins(), react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'scripts/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
