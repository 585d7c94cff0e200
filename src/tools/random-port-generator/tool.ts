import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'port', weight: 1 });
