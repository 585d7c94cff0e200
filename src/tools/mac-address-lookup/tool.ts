import { tool } from '#engine/tool';

export default tool({ category: 'network', command: 'mac', weight: 2, createdAt: '2023-04-06' });
