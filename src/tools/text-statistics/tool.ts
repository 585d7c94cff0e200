import { tool } from '#engine/tool';

export default tool({
  category: 'text',
  command: 'textstats',
  weight: 3,
  createdAt: '2026-11-26',
  redirectFrom: ['/text-stats'],
});
