import { tool } from '#engine/tool';

export default tool({ category: 'math', command: 'math', weight: 3, createdAt: '2026-11-26' });
