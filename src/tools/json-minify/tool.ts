import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'minify', weight: 2 });
