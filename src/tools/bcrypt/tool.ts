import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'bcrypt', weight: 2, createdAt: '2022-04-18' });
