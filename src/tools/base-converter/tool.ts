import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'base', weight: 2 });
