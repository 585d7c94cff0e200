import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'unicode', weight: 2, createdAt: '2024-01-31' });
