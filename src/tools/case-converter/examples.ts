import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'all',
    input: 'HTTP2 server-side render',
    output: [
      { style: 'lower', text: 'http2 server-side render' },
      { style: 'upper', text: 'HTTP2 SERVER-SIDE RENDER' },
      { style: 'camel', text: 'http2ServerSideRender' },
      { style: 'capital', text: 'Http2 Server Side Render' },
      { style: 'constant', text: 'HTTP2_SERVER_SIDE_RENDER' },
      { style: 'dot', text: 'http2.server.side.render' },
      { style: 'header', text: 'Http2-Server-Side-Render' },
      { style: 'no', text: 'http2 server side render' },
      { style: 'param', text: 'http2-server-side-render' },
      { style: 'pascal', text: 'Http2ServerSideRender' },
      { style: 'path', text: 'http2/server/side/render' },
      { style: 'sentence', text: 'Http2 server side render' },
      { style: 'snake', text: 'http2_server_side_render' },
      { style: 'mocking', text: 'HtTp2 SeRvEr-sIdE ReNdEr' },
      { style: 'title', text: 'HTTP2 Server-Side Render' },
      { style: 'prose', text: 'Http2 server-side render' },
      { style: 'swap', text: 'http2 SERVER-SIDE RENDER' },
      { style: 'ada', text: 'Http2_Server_Side_Render' },
      { style: 'cobol', text: 'HTTP2-SERVER-SIDE-RENDER' },
    ],
  },
  { operation: 'all', input: 'a'.repeat(2 * 1024 * 1024 + 1), error: 'error.tooLong' },
  { operation: 'convert', input: 'HTTP2 server-side render', output: 'http2ServerSideRender' },
  { operation: 'convert', input: 'user_ID', output: 'userId' },
  { operation: 'convert', input: 'ÉCOLE', options: { to: 'lower' }, output: 'école' },
  { operation: 'convert', input: '57832a01 привет мир', options: { to: 'snake' }, output: '57832a01_привет_мир' },
  {
    operation: 'convert',
    input: 'first name\nlast name',
    options: { to: 'constant', eachLine: true },
    output: 'FIRST_NAME\nLAST_NAME',
  },
  { operation: 'convert', input: '__proto value__', options: { keepUnderscores: true }, output: '__protoValue__' },
  { operation: 'convert', input: 'ISTANBUL', options: { to: 'lower', language: 'tr' }, output: 'ıstanbul' },
  { operation: 'convert', input: 'the lord of the rings', options: { to: 'title' }, output: 'The Lord of the Rings' },
] satisfies Example<typeof operations>[];
