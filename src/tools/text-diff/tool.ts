import { tool } from '#engine/tool';

export default tool({ category: 'text', command: 'diff', weight: 3, createdAt: '2023-08-16' });
