import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'minify', weight: 2, createdAt: '2026-11-21' });
