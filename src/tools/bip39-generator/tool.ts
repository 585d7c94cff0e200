import { tool } from '#engine/tool';

export default tool({ category: 'crypto', command: 'bip39', weight: 1, createdAt: '2022-04-09' });
