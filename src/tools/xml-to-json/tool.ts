import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'xml2json', weight: 2, createdAt: '2024-08-09' });
