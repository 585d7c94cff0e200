import { tool } from '#engine/tool';

export default tool({ category: 'network', command: 'ula', weight: 1, createdAt: '2023-04-09' });
