/** For fields that hold code or data: nothing corrects, completes or sends what is typed. */
export const RAW = { autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const;
