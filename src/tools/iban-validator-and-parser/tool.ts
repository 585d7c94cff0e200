import { tool } from '#engine/tool';

export default tool({ category: 'data', createdAt: '2023-08-26' });
