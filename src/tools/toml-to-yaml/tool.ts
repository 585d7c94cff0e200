import { tool } from '#engine/tool';

export default tool({ category: 'converter', command: 'toml2yaml', weight: 1, createdAt: '2023-06-23' });
