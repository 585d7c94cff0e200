import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'safelink', weight: 2, createdAt: '2026-11-23' });
