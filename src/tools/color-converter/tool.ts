import { tool } from '#engine/tool';

export default tool({
  category: 'converter',
  command: 'color',
  weight: 3,
  createdAt: '2026-11-21',
  redirectFrom: ['/color-picker-converter'],
});
