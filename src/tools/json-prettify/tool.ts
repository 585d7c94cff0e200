import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'json', weight: 3, redirectFrom: ['/json-viewer'] });
