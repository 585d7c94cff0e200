import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'git', weight: 2 });
