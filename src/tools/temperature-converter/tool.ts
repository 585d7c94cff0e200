import { tool } from '#engine/tool';

export default tool({ category: 'measurement', command: 'temperature', weight: 3, createdAt: '2026-11-25' });
