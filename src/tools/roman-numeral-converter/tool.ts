import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'roman', weight: 1 });
