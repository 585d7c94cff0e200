import { tool } from '#engine/tool';

export default tool({
  category: 'development',
  command: 'json',
  weight: 3,
  createdAt: '2026-11-20',
  redirectFrom: ['/json-viewer'],
});
