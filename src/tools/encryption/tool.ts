import { tool } from '#engine/tool';

export default tool({
  category: 'crypto',
  command: 'encrypt',
  weight: 2,
  createdAt: '2022-04-07',
  redirectFrom: ['/cypher'],
});
