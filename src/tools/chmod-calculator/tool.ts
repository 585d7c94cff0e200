import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'chmod', weight: 2 });
