import {
  Children,
  Fragment,
  isValidElement,
  startTransition,
  useEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { OptionSpecs } from '#engine/options';
import type { OptionState } from '../hooks/use-options.ts';
import { classes } from '../parts/classes.ts';
import { Button } from '../parts/button.tsx';
import { DisclosureButton } from '../parts/disclosure.tsx';
import { useCommonMessages } from '../settings/language.ts';
import styles from './options.module.css';

/** Controls in sight at first, at most; on a narrow page fewer, so that the input is on the first screen. */
const SEEN = 4;
const SEEN_NARROW = 2;
/** The same as in the style sheet, which folds before scripts run. */
const NARROW = '(max-width: 639px)';

interface OptionsLineProps {
  readonly children: ReactNode;
  /** Fewer in sight, where wide ones would begin a second line. */
  readonly most?: number | undefined;
}

/** Options in one wrapping line above the panes: the first four in sight, the others on demand. */
export const OptionsLine = ({ children, most }: OptionsLineProps) => (
  <FoldedControls className={styles['line']} most={most}>
    {children}
  </FoldedControls>
);

interface OptionsFormProps {
  readonly children: ReactNode;
  /** The options that a button resets. */
  readonly options?: Pick<OptionState<OptionSpecs>, 'isInitial' | 'reset'>;
  /** What follows the options: errors and buttons. */
  readonly foot?: ReactNode;
}

/** Options one under another beside the result: the first four in sight, the others on demand. */
export function OptionsForm({ children, options, foot }: OptionsFormProps) {
  const t = useCommonMessages();
  return (
    <div className={styles['form']}>
      <FoldedControls className={styles['fields']}>{children}</FoldedControls>
      {foot}
      {options !== undefined && (
        // Keeps its place while nothing is changed, so that the first change moves nothing.
        <div className={classes(styles['reset'], options.isInitial && styles['idle'])}>
          <Button look="text" size="small" icon="rotate-clockwise" onClick={options.reset}>
            {t('resetOptions')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FoldedControlsProps extends OptionsLineProps {
  readonly className: string | undefined;
  /** Controls in the order of importance. Each element counts as one, also in a fragment. */
  readonly children: ReactNode;
}

function FoldedControls({ className, children, most = SEEN }: FoldedControlsProps) {
  const t = useCommonMessages();
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState<boolean>();
  const controls = listControls(children);
  const seen = isNarrow ? SEEN_NARROW : most;
  const folded = controls.slice(seen).map(({ node }) => optionOf(node));
  // Stay open when the mistake is mended, or the field would vanish while somebody types.
  if (chosen !== true && folded.some(({ error }) => error !== undefined)) setChosen(true);
  const isOpen = chosen ?? folded.some(({ isLinked }) => isLinked);
  const changed = folded.filter(({ isChanged }) => isChanged).length;
  const draw = ({ key, node }: Control) => <Fragment key={key}>{node}</Fragment>;
  return (
    <div className={classes(className, !isOpen && styles['closed'])} data-options>
      {controls.slice(0, seen).map(draw)}
      {controls.length > SEEN_NARROW && (
        <DisclosureButton
          className={classes(styles['more'], controls.length <= most && styles['only-narrow'])}
          isOpen={isOpen}
          onToggle={setChosen}
        >
          {changed === 0 ? t('moreOptions') : t('moreOptionsChanged', { count: changed })}
        </DisclosureButton>
      )}
      {isOpen && <span className={styles['break']} />}
      {controls.slice(seen).map(draw)}
    </div>
  );
}

interface Control {
  readonly key: string;
  readonly node: ReactNode;
}

/** The controls, taken out of fragments, without empty ones. */
const listControls = (children: ReactNode, path = ''): readonly Control[] =>
  Children.toArray(children).flatMap((node, index) => {
    const key = `${path}${isElement(node) ? (node.key ?? index) : index}`;
    return isElement(node) && node.type === Fragment ? listControls(node.props.children, `${key}/`) : [{ key, node }];
  });

/** What a bound control knows of its option. */
interface OptionFacts {
  readonly children?: ReactNode;
  readonly isChanged?: boolean;
  readonly isLinked?: boolean;
  readonly error?: string | undefined;
}

const isElement = (node: ReactNode): node is ReactElement<OptionFacts> => isValidElement(node);

/** The facts of a control, or of the one that an element wraps. */
function optionOf(node: ReactNode): OptionFacts {
  if (!isElement(node)) return {};
  const { props } = node;
  return props.isChanged === undefined && isElement(props.children) ? optionOf(props.children) : props;
}

/** False until the page is hydrated; the style sheet does the same before. */
function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const read = () => startTransition(() => setNarrow(query.matches));
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isNarrow;
}
