import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'yaml2toml', weight: 1, createdAt: '2023-06-23' });
