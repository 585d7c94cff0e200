import { tool } from '#engine/tool';

export default tool({ category: 'development', createdAt: '2026-11-21' });
