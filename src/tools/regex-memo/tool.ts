import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'regexmemo', weight: 2, createdAt: '2024-09-20' });
