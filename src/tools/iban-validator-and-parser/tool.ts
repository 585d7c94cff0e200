import { tool } from '#engine/tool';

export default tool({ category: 'data', command: 'iban', weight: 1, createdAt: '2023-08-26' });
