import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'hmac', weight: 2, createdAt: '2022-08-03' });
