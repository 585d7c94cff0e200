import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'color', weight: 3, redirectFrom: ['/color-picker-converter'] });
