import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'compose', weight: 2 });
