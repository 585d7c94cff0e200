import { tool } from '#engine/tool';

export default tool({
  category: 'images',
  command: 'camera',
  weight: 1,
  createdAt: '2023-05-15',
  needs: ['camera', 'microphone'],
});
