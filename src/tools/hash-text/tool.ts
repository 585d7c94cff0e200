import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'hash', weight: 3, redirectFrom: ['/hash'] });
