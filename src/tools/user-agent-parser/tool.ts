import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'useragent', weight: 2, createdAt: '2023-04-06' });
