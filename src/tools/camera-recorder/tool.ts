import { tool } from '#engine/tool';

export default tool({ category: 'images', createdAt: '2023-05-15', needs: ['camera', 'microphone'] });
