import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'ulid', weight: 2, createdAt: '2023-09-11' });
