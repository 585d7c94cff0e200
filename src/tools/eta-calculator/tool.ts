import { tool } from '#engine/tool';

export default tool({ category: 'math', command: 'eta', weight: 2, createdAt: '2026-11-25' });
