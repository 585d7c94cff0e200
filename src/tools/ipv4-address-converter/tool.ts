import { tool } from '#engine/tool';

export default tool({ category: 'network', command: 'ipv4', weight: 2, createdAt: '2023-04-08' });
