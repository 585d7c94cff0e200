import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'urlparts', weight: 3, createdAt: '2022-04-19' });
