import { tool } from '#engine/tool';

export default tool({ category: 'converter', createdAt: '2023-05-07' });
