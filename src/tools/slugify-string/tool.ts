import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'slug', weight: 2, createdAt: '2023-02-10' });
