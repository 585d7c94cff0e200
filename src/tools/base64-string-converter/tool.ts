import { tool } from '#engine/tool';

export default tool({
  category: 'converter',
  command: 'base64',
  weight: 3,
  createdAt: '2026-11-20',
  redirectFrom: ['/file-to-base64', '/base64-converter'],
});
