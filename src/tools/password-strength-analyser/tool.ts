import { tool } from '#engine/tool';

export default tool({
  category: 'crypto',
  command: 'strength',
  weight: 2,
  createdAt: '2023-06-24',
});
