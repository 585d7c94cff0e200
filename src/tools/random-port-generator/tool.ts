import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'port', weight: 1, createdAt: '2026-11-21' });
