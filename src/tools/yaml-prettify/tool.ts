import { tool } from '#engine/tool';

export default tool({ category: 'development', createdAt: '2024-01-31' });
