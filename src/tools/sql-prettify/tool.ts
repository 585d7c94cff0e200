import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'sql', weight: 2 });
