import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'nato', weight: 1 });
