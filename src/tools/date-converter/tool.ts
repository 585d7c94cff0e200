import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'date', weight: 3 });
