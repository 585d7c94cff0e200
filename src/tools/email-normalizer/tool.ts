import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'email', weight: 1, createdAt: '2024-08-15' });
