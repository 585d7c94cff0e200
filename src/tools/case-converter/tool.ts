import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'case', weight: 2 });
