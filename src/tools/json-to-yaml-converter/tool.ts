import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'json2yaml', weight: 2, createdAt: '2023-04-10' });
