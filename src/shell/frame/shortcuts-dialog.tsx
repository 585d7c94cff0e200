import { Button } from '#kit/parts/button.tsx';
import { Dialog } from '#kit/parts/dialog.tsx';
import type { ShellDialogProps } from './dialog-state.ts';
import { useModifier } from './modifier.ts';
import { useLaterMessages, type LaterKey } from '../texts/later.ts';
import styles from './shortcuts-dialog.module.css';

export function ShortcutsDialog({ onClose }: ShellDialogProps) {
  const t = useLaterMessages();
  const { command, option } = useModifier();
  const rows: readonly (readonly [keys: readonly string[], does: LaterKey])[] = [
    [[command, 'K'], 'paletteTitle'],
    [['/'], 'keySearchHome'],
    [[command, 'V'], 'keyPaste'],
    [[command, 'Enter'], 'keyCopyAnswer'],
    [[option, 'O'], 'openResult'],
    [['?'], 'shortcuts'],
    [[command, 'F'], 'keyFind'],
    [[option, '←', '→'], 'keyMoveFavorite'],
    [['Esc'], 'keyClose'],
  ];
  return (
    <Dialog title={t('shortcuts')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <dl className={styles['root']}>
        {rows.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="n-kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
