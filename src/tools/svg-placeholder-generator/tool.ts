import { tool } from '#engine/tool';

export default tool({ category: 'images', command: 'placeholder', weight: 2, createdAt: '2026-11-26' });
