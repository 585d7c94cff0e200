import { tool } from '#engine/tool';

export default tool({ category: 'web', command: 'otp', weight: 2, createdAt: '2022-08-24' });
