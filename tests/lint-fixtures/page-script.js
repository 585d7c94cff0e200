// as src/shell/start/boot.js src/shell/start/fault.js scripts/build/vite/show-errors.js, with types
const unused = document.title; // no-unused-vars: 'unused' is assigned a value but never used
if (location.hash == '') navigator.sendBeacon(''); // eqeqeq: Expected '==='
fetch(''); // @typescript-eslint/no-floating-promises: Promises must be awaited
process.exit(); // no-undef: 'process' is not defined
