import { byFolder, type Tool } from './tool.ts';

/** Facts of every tool, by id, in alphabetical order: a tool exists because its folder does. */
export const tools = byFolder(import.meta.glob<Tool>('../tools/*/tool.ts', { eager: true, import: 'default' }));
