import { tool } from '#engine/tool';

export default tool({ category: 'measurement', command: 'benchmark', weight: 1, createdAt: '2023-04-05' });
