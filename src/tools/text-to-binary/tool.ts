import { tool } from '#engine/tool';

export default tool({ category: 'converter', createdAt: '2023-10-15' });
