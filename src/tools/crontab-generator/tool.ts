import { tool } from '#engine/tool';

export default tool({ category: 'development', command: 'cron', weight: 3, createdAt: '2026-11-21' });
