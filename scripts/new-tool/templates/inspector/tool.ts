import { tool } from '#engine/tool';

export default tool({ category: 'text', createdAt: '2000-01-01' });
