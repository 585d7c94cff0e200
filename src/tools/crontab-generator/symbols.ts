/** The entries of the help; their words are `symbol.…` and `nickname.…` of the texts. */
export const symbols = [
  { key: 'star', sign: '*', example: '* * * * *' },
  { key: 'list', sign: ',', example: '0 8,12,18 * * *' },
  { key: 'range', sign: '-', example: '0 9-17 * * 1-5' },
  { key: 'step', sign: '/', example: '*/15 * * * *' },
  { key: 'names', sign: 'JAN MON', example: '0 0 * JAN,JUL MON' },
  { key: 'question', sign: '?', example: '0 12 ? * MON' },
  { key: 'last', sign: 'L', example: '0 0 L * *' },
  { key: 'beforeLast', sign: 'L-3', example: '0 0 L-3 * *' },
  { key: 'weekday', sign: 'W', example: '0 9 15W * *' },
  { key: 'nth', sign: '#', example: '0 9 * * MON#1' },
] as const;

export const nicknameHelp = [
  { nickname: '@yearly', same: '0 0 1 1 *', key: 'yearly' },
  { nickname: '@monthly', same: '0 0 1 * *', key: 'monthly' },
  { nickname: '@weekly', same: '0 0 * * 0', key: 'weekly' },
  { nickname: '@daily', same: '0 0 * * *', key: 'daily' },
  { nickname: '@hourly', same: '0 * * * *', key: 'hourly' },
  { nickname: '@reboot', same: '–', key: 'reboot' },
] as const;
