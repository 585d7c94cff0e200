import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'pdfsig', weight: 3, createdAt: '2023-12-09' });
