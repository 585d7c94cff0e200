import { tool } from '#engine/tool';

export default tool({ category: 'text', command: 'numeronym', weight: 1, createdAt: '2023-11-05' });
