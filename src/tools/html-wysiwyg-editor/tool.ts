import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'wysiwyg', weight: 2, createdAt: '2023-03-26' });
