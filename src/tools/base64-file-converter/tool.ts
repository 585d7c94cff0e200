import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'base64file', weight: 2, createdAt: '2026-11-21' });
