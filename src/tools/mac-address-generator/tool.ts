import { tool } from '#engine/tool';

export default tool({ category: 'network', command: 'macgen', weight: 1, createdAt: '2023-11-30' });
