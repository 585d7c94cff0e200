import { tool } from '#engine/tool';

export default tool({ category: 'text', command: 'emoji', weight: 2, createdAt: '2023-08-07' });
