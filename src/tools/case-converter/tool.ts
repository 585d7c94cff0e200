import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'case', weight: 2, createdAt: '2026-11-21' });
