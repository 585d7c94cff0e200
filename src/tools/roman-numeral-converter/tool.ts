import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'roman', weight: 1, createdAt: '2026-11-21' });
