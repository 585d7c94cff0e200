import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'og', weight: 2, createdAt: '2022-08-19' });
