/** Run for their effect: each registers a language with cronstrue. */
declare module 'cronstrue/locales/*.js';
