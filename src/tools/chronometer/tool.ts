import { tool } from '#engine/tool';

export default tool({ category: 'measurement', command: 'stopwatch', weight: 2, createdAt: '2026-11-26' });
