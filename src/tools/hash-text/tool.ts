import { tool } from '#engine/tool';

export default tool({
  category: 'crypto',
  command: 'hash',
  weight: 3,
  createdAt: '2022-04-04',
  redirectFrom: ['/hash'],
});
