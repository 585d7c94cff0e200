import { tool } from '#engine/tool';

export default tool({ category: 'converter', redirectFrom: ['/color-picker-converter'] });
