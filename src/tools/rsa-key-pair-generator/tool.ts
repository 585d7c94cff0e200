import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'rsa', weight: 2, createdAt: '2023-03-10' });
