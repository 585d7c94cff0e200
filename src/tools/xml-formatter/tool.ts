import { tool } from '#engine/tool';

export default tool({ category: 'development', createdAt: '2023-06-17' });
