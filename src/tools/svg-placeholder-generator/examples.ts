import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'draw',
    options: { width: 1200, height: 630, text: 'Coming soon\n1200 x 630', fit: true, fill: 'gradient' },
    matches:
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630" viewBox="0 0 1200 630">\n[\s\S]*<tspan [^>]*>Coming soon<\/tspan><tspan [^>]*>1200 x 630<\/tspan><\/text>\n<\/svg>\n$/,
  },
  {
    operation: 'draw',
    output: `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="350" viewBox="0 0 600 350">
  <rect width="600" height="350" fill="#cccccc"/>
  <text font-family="monospace" font-size="26" text-anchor="middle" fill="#333333"><tspan x="300" y="184.1">600x350</tspan></text>
</svg>
`,
  },
  {
    operation: 'draw',
    options: { width: 40, height: 20, fontSize: 8, exact: false, as: 'percent' },
    output:
      "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2040%2020'%3E%3Crect%20width='40'%20height='20'%20fill='%23cccccc'/%3E%3Ctext%20font-family='monospace'%20font-size='8'%20text-anchor='middle'%20fill='%23333333'%3E%3Ctspan%20x='20'%20y='12.8'%3E40x20%3C/tspan%3E%3C/text%3E%3C/svg%3E",
  },
  {
    operation: 'draw',
    options: {
      width: 100,
      height: 100,
      radius: 50,
      border: 4,
      cross: true,
      fill: 'stripes',
      as: 'html',
      text: '"<&>"',
    },
    matches: /^<img src="data:image\/svg\+xml,[^"<>\s()]+" width="100" height="100" alt="&quot;&lt;&amp;&gt;&quot;">$/,
  },
  {
    operation: 'draw',
    options: { as: 'css' },
    matches: /^background-image: url\("data:image\/svg\+xml,[^"<>\s()]+"\);$/,
  },
  { operation: 'draw', options: { as: 'base64' }, matches: /^data:image\/svg\+xml;base64,[\w+/]+=*$/ },
  {
    operation: 'draw',
    options: { as: 'markdown', text: '[a]\nb' },
    matches: /^!\[\\\[a\\\] b\]\(data:image\/svg\+xml,[^"<>\s()]+\)$/,
  },
  {
    operation: 'draw',
    options: { as: 'react' },
    matches: /^<img src="[^"<>\s()]+" width=\{600\} height=\{350\} alt="600x350" \/>$/,
  },
  { operation: 'draw', options: { width: 20 }, matches: /600x350|20x350/, notes: ['warning.overflow'] },
  { operation: 'draw', options: { background: 'grayish' }, error: 'picture.color' },
  { operation: 'draw', options: { lineColor: '#12345', cross: true }, error: 'picture.color' },
  { operation: 'draw', options: { border: 175 }, error: 'error.border' },
  { operation: 'draw', options: { text: 'a\u0000b' }, error: 'error.textCharacter' },
  { operation: 'draw', options: { text: 'a'.repeat(2001) }, error: 'engine.textTooLong' },
] satisfies Example<typeof operations>[];
