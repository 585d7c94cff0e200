import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'yaml2json', weight: 2, createdAt: '2023-04-10' });
