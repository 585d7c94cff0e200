import { tool } from '#engine/tool';

export default tool({ category: 'images', command: 'wifi', weight: 2, createdAt: '2023-09-06' });
