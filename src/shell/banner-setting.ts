/** Whether the home page asks to follow the project. */
export const isBannerShown = (): boolean => import.meta.env['VITE_SHOW_BANNER'] === 'true';
