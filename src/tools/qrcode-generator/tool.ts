import { tool } from '#engine/tool';

export default tool({ category: 'images', command: 'qr', weight: 3, createdAt: '2026-11-26' });
