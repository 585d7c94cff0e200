import { tool } from '#engine/tool';

export default tool({ category: 'text', command: 'lorem', weight: 2, createdAt: '2022-04-15' });
