import { lazy, Suspense, useRef, useState } from 'react';
import type { Format } from '#engine/format';
import type { TextValue } from '../hooks/use-operation.ts';
import { useCommonMessages } from '../settings/language.ts';
import { Button } from './button.tsx';
import styles from './pane.module.css';

const load = () => import('./open-in-menu.tsx');
const OpenInMenu = lazy(load);

interface OpenInProps {
  /** The result; undefined while there is none. */
  readonly value: TextValue | undefined;
  readonly format: Format | undefined;
}

/** Takes a result to another tool. The shell opens it by keys, too. */
export function OpenIn({ value, format }: OpenInProps) {
  const t = useCommonMessages();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <Button
        ref={button}
        look="text"
        size="small"
        icon="external-link"
        className={styles['brief']}
        aria-label={t('openIn')}
        aria-haspopup="menu"
        aria-expanded={isOpen || undefined}
        data-open-in
        disabled={value === undefined}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('openIn')}</span>
      </Button>
      <Suspense>
        {isOpen && value !== undefined && (
          <OpenInMenu
            value={value}
            format={format}
            anchor={button}
            onClose={(withFocus) => {
              setOpen(false);
              if (withFocus) button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
