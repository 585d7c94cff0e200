import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'mime', weight: 2, createdAt: '2022-11-14' });
