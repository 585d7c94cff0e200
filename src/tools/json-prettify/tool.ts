import { tool } from '#engine/tool';

export default tool({ category: 'development', redirectFrom: ['/json-viewer'] });
