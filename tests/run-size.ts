/** Whether everything is tested, as by `npm run test:all`, and not only what `npm test` takes. */
export const isWholeRun = process.env['HANDY_TEST_ALL'] !== undefined;
