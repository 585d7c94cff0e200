import { tool } from '#engine/tool';

export default tool({ category: 'network', command: 'subnet', weight: 3, createdAt: '2026-11-26' });
