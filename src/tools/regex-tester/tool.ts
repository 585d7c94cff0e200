import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'regex', weight: 3, createdAt: '2024-09-20' });
