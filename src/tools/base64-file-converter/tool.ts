import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'base64file', weight: 2 });
