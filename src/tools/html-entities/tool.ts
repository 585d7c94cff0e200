import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'entities', weight: 3, createdAt: '2022-04-22' });
