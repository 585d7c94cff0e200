import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'keycode', weight: 2, createdAt: '2023-02-06' });
