import { tool } from '#engine/tool';

export default tool({ category: 'web', createdAt: '2023-04-20' });
