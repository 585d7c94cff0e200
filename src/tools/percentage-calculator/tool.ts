import { tool } from '#engine/tool';

export default tool({ category: 'math', command: 'percent', weight: 3, createdAt: '2023-06-18' });
