import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'basicauth', weight: 2, createdAt: '2022-07-25' });
