import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'date', weight: 3, createdAt: '2026-11-21' });
