import { tool } from '#engine/tool';

export default tool({ category: 'data', command: 'phone', weight: 2, createdAt: '2023-05-01' });
