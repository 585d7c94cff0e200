import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'lines', weight: 2, createdAt: '2023-05-07' });
