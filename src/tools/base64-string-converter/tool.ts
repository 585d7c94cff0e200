import { tool } from '#engine/tool';

export default tool({
  category: 'converter',
  redirectFrom: ['/file-to-base64', '/base64-converter'],
});
