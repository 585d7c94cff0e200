import { tool } from '#engine/tool';

export default tool({ category: 'text', command: 'newtool', weight: 1 });
