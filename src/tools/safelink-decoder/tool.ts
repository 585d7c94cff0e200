import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'safelink', weight: 2, createdAt: '2024-03-11' });
