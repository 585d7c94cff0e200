import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'markdown', weight: 2, createdAt: '2024-08-25' });
