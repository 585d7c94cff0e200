import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'jwt', weight: 3, createdAt: '2022-12-27' });
