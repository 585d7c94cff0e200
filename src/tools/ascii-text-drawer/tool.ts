import { tool } from '#engine/tool';

export default tool({ category: 'text', command: 'figlet', weight: 2, createdAt: '2024-03-03' });
