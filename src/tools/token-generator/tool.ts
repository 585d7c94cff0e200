import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'token', weight: 3, createdAt: '2022-03-31' });
