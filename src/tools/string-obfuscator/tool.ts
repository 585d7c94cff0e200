import { tool } from '#engine/tool';

export default tool({ category: 'text', command: 'obfuscate', weight: 2, createdAt: '2023-08-16' });
