import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'json2csv', weight: 2, createdAt: '2023-06-18' });
