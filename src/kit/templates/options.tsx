import { Children, Fragment, isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { useCommonMessages } from '../settings/language.ts';
import styles from './options.module.css';

/** Controls that are seen at first: in a window, and on a phone, where the input should be on the first screen. */
const SEEN = 4;
const SEEN_ON_PHONE = 2;

/** Options in one wrapping line above the panes. The first four are seen, the others when asked for. */
export const OptionsLine = ({ children }: { children: ReactNode }) => (
  <div className={styles['line']} data-options>
    <Budgeted>{children}</Budgeted>
  </div>
);

interface OptionsFormProps {
  readonly children: ReactNode;
  /** The content after the options: errors and buttons. */
  readonly foot: ReactNode;
}

/** Options one under another, beside the result. The first four are seen, the others when asked for. */
export const OptionsForm = ({ children, foot }: OptionsFormProps) => (
  <div className={styles['form']} data-options>
    <Budgeted>{children}</Budgeted>
    {foot}
  </div>
);

/** The controls in the order of the page, those that most visits change first; the rest is behind *More options*. */
function Budgeted({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<boolean>();
  const controls = controlsIn(children);
  const onPhone = controls.slice(SEEN_ON_PHONE);
  const inWindow = controls.slice(SEEN);
  const opens = (folded: readonly ReactNode[]) =>
    folded.some((control) => boundOf(control).error !== undefined) ||
    (chosen ?? folded.some((control) => boundOf(control).isLinked));
  const isOpen = opens(inWindow);
  const isOpenOnPhone = opens(onPhone);
  const onlyOnPhone = controls.slice(SEEN_ON_PHONE, SEEN);
  return (
    <>
      {controls.slice(0, SEEN_ON_PHONE)}
      {onPhone.length > 0 && (
        <MoreButton className={styles['phone']} folded={onPhone} isOpen={isOpenOnPhone} onToggle={setChosen} />
      )}
      {onlyOnPhone.length > 0 && (
        <div className={classes(styles['middle'], !isOpenOnPhone && styles['folded-phone'])}>{onlyOnPhone}</div>
      )}
      {inWindow.length > 0 && (
        <MoreButton className={styles['window']} folded={inWindow} isOpen={isOpen} onToggle={setChosen} />
      )}
      {inWindow.length > 0 && (isOpen || isOpenOnPhone) && (
        <div
          className={classes(
            styles['rest'],
            !isOpen && styles['folded-window'],
            !isOpenOnPhone && styles['folded-phone'],
          )}
        >
          {inWindow}
        </div>
      )}
    </>
  );
}

interface MoreButtonProps {
  readonly className: string | undefined;
  readonly folded: readonly ReactNode[];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function MoreButton({ className, folded, isOpen, onToggle }: MoreButtonProps) {
  const t = useCommonMessages();
  const changed = folded.filter((control) => boundOf(control).isChanged).length;
  return (
    <Button
      look="text"
      icon={isOpen ? 'chevron-down' : 'chevron-right'}
      className={classes(styles['more'], className)}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {changed === 0 ? t('moreOptions') : t('moreOptionsChanged', { count: changed })}
    </Button>
  );
}

/** The controls themselves, out of fragments and without what is not shown. */
function controlsIn(children: ReactNode): readonly ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isElement(child) && child.type === Fragment ? controlsIn(child.props.children) : [child],
  );
}

interface BoundProps {
  readonly children?: ReactNode;
  readonly isChanged?: boolean;
  readonly isLinked?: boolean;
  readonly error?: string | undefined;
}

const isElement = (node: ReactNode): node is ReactElement<BoundProps> => isValidElement(node);

/** The facts about a control's option, also where something is around the control. */
function boundOf(control: ReactNode): BoundProps {
  if (!isElement(control)) return {};
  const { props } = control;
  return props.isChanged === undefined && isElement(props.children) ? boundOf(props.children) : props;
}
