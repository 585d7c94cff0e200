import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'device', weight: 2, createdAt: '2022-04-18' });
