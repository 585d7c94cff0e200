import { tool } from '#engine/tool';

export default tool({ category: 'text', command: 'lorem', weight: 3, createdAt: '2026-11-25' });
