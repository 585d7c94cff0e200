import { useId } from 'react';
import { classes } from './classes.ts';
import styles from './segmented.module.css';

interface ViewSwitchProps<V extends string> {
  /** Read aloud, not shown. */
  readonly label: string;
  /** Their names; a view of an operation's result is called after the operation, so that tests find it. */
  readonly views: Readonly<Record<V, string>>;
  readonly value: V;
  readonly onChange: (view: V) => void;
}

/** Views of one result, small enough for the bar of its pane. */
export function ViewSwitch<V extends string>({ label, views, value, onChange }: ViewSwitchProps<V>) {
  const group = useId();
  return (
    <fieldset className={classes(styles['root'], styles['small'])} role="radiogroup" aria-label={label} data-views>
      {(Object.keys(views) as V[]).map((view) => (
        <label key={view}>
          <input type="radio" name={group} value={view} checked={view === value} onChange={() => onChange(view)} />
          {views[view]}
        </label>
      ))}
    </fieldset>
  );
}
