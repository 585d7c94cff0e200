import { tool } from '#engine/tool';

export default tool({ category: 'converter', createdAt: '2024-08-25' });
