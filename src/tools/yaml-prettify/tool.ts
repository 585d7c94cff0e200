import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'yaml', weight: 2, createdAt: '2024-01-31' });
