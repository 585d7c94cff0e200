import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'xml', weight: 2, createdAt: '2023-06-17' });
