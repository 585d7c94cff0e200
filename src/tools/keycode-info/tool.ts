import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'keycode', weight: 2, createdAt: '2026-11-23' });
