import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'json2xml', weight: 1, createdAt: '2024-08-09' });
