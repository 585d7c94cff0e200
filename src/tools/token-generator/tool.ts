import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'token', weight: 3 });
