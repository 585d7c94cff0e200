import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { isActive, type createCommands } from './commands.ts';

/** Undo, tables, keys, and Markdown shortcuts that begin a block. */
export function pluginsOf(
  schema: Schema,
  commands: ReturnType<typeof createCommands>,
  focusToolbar: () => void,
): Plugin[] {
  const { nodes } = schema;
  const item = nodes['listItem']!;
  const splitItem: Command = (state, dispatch) =>
    splitListItem(item, isActive(state, 'taskList') ? { checked: 'false' } : { checked: null })(state, dispatch);
  return [
    history(),
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{1,6}) $/, nodes['heading']!, ([, signs = '']) => ({ level: signs.length })),
        textblockTypeInputRule(/^```$/, nodes['codeBlock']!),
        wrappingInputRule(/^> $/, nodes['blockquote']!),
        wrappingInputRule(/^[-*+] $/, nodes['bulletList']!),
        wrappingInputRule(/^(\d{1,9})\. $/, nodes['orderedList']!, ([, start]) => ({ start: Number(start) })),
      ],
    }),
    keymap({
      'Mod-z': commands.undo,
      'Mod-y': commands.redo,
      'Shift-Mod-z': commands.redo,
      'Mod-b': commands.bold,
      'Mod-i': commands.italic,
      'Mod-u': commands.underline,
      'Mod-e': commands.code,
      'Mod-Alt-1': commands.heading1,
      'Mod-Alt-2': commands.heading2,
      'Mod-Alt-3': commands.heading3,
      'Mod-Alt-4': commands.heading4,
      'Shift-Mod-7': commands.orderedList,
      'Shift-Mod-8': commands.bulletList,
      'Shift-Enter': commands.hardBreak,
      'Mod-Enter': chainCommands(exitCode, commands.hardBreak),
      Enter: splitItem,
      Backspace: undoInputRule,
      // Where there is nothing to indent, the key leaves the editor as everywhere.
      Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
      'Alt-F10': () => {
        focusToolbar();
        return true;
      },
    }),
    keymap(baseKeymap),
    gapCursor(),
    tableEditing(),
  ];
}
