import { tool } from '#engine/tool';

export default tool({ category: 'converter', createdAt: '2023-06-23' });
