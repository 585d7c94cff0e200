import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'binary', weight: 2, createdAt: '2023-10-15' });
