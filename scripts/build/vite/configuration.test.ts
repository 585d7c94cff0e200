import { expect, test } from 'vitest';
import { configurationElement } from '../../../src/shell/configuration/element.ts';
import { defaults } from '../../../src/shell/configuration/settings.ts';
import { configurationFrom, variableOf } from './configuration.ts';

const known = { appVersion: '1.0.0', lastCommit: 'abc', environment: 'production' } as const;

test('nothing set gives what the build knows, and the defaults', () => {
  expect(configurationFrom({}, {})).toEqual(defaults);
  expect(configurationFrom({ HANDY_ENVIRONMENT: '', HANDY_SHOW_BANNER: ' ' }, known)).toEqual({
    ...defaults,
    ...known,
  });
});

test('each of the nine settings has its variable', () => {
  const environment = {
    HANDY_APP_VERSION: '2.0.0',
    HANDY_LAST_COMMIT: 'def',
    HANDY_BASE_URL: '/tools/',
    HANDY_ENVIRONMENT: 'preview',
    HANDY_TRACKER_ENABLED: 'true',
    HANDY_ANALYTICS_DOMAIN: 'tools.example.org',
    HANDY_ANALYTICS_API_HOST: 'https://stats.example.org',
    HANDY_TRACK_LOCALHOST: 'true',
    HANDY_SHOW_BANNER: 'true',
  };
  expect(Object.keys(environment)).toEqual(Object.keys(defaults).map(variableOf));
  expect(configurationFrom(environment, known)).toEqual({
    appVersion: '2.0.0',
    lastCommit: 'def',
    baseUrl: '/tools/',
    environment: 'preview',
    trackerEnabled: true,
    analyticsDomain: 'tools.example.org',
    analyticsApiHost: 'https://stats.example.org',
    trackLocalhost: true,
    showBanner: true,
  });
});

test.each([
  ['HANDY_TRACKER_ENABLED', 'yes', /"trackerEnabled" is "yes", but must be true or false\. .* HANDY_TRACKER_ENABLED/],
  ['HANDY_ENVIRONMENT', 'staging', /"environment" is "staging", but must be one of production, .* HANDY_ENVIRONMENT/],
  ['HANDY_BASE_URL', 'tools', /"baseUrl" is "tools", .* HANDY_BASE_URL/],
  ['HANDY_ANALYTICS_API_HOST', 'stats', /"analyticsApiHost" is "stats", .* HANDY_ANALYTICS_API_HOST/],
])('%s=%s stops the build', (name, value, message) => {
  expect(() => configurationFrom({ [name]: value }, known)).toThrow(message);
});

test('no value can leave its element', () => {
  expect(configurationElement({ ...defaults, analyticsDomain: '</script><b>' })).not.toContain('</script><b>');
});
