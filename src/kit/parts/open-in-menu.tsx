import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { catalogue } from '#engine/catalogue';
import { detect } from '#engine/detect';
import { withParents, type Format } from '#engine/format';
import { isLargeText } from '#engine/large-text';
import { tools } from '#engine/tools';
import type { TextValue } from '../hooks/use-operation.ts';
import { spoken, useCommonMessages } from '../settings/language.ts';
import { hiddenTools } from '../settings/hidden-tools.ts';
import { useStore } from '../settings/store.ts';
import { useTool } from '../context/tool-context.ts';
import { handOver } from '../text/hand-over.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './open-in-menu.module.css';
import { placeBelow } from './place-below.ts';

interface OpenInMenuProps {
  readonly value: TextValue;
  readonly format: Format | undefined;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (withFocus: boolean) => void;
}

/** Tools that read the very format of a text come before those that only recognise it. */
const READS = 0.5;

/** The operations of other tools that want a text, best first, one of each tool. */
function goalsOf(text: string, format: Format | undefined, here: string) {
  const formats = format === undefined ? [] : withParents(format);
  const reads = (tool: string, operation: string) => {
    const read = catalogue[tool]?.[operation]?.reads;
    return read !== undefined && formats.includes(read);
  };
  const goals = detect(text)
    .filter(({ tool }) => tool !== here)
    .map((guess) => ({ ...guess, worth: guess.certainty + (reads(guess.tool, guess.operation) ? READS : 0) }))
    .sort((a, b) => b.worth - a.worth || (tools[b.tool]?.weight ?? 0) - (tools[a.tool]?.weight ?? 0));
  return goals.filter(({ tool }, at) => goals.findIndex((goal) => goal.tool === tool) === at);
}

/** The tools that take a text on, which is handed to the chosen one in memory. Fetched with its first use. */
export default function OpenInMenu({ value, format, anchor, onClose }: OpenInMenuProps) {
  const t = useCommonMessages();
  const id = useId();
  const here = useTool().id;
  const [, navigate] = useLocation();
  const { catalog } = useStore(spoken);
  const hidden = useStore(hiddenTools);
  const box = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const goals = goalsOf(isLargeText(value) ? value.head : value, format, here).filter(({ tool }) => !hidden.has(tool));
  const nameOf = (tool: string) => catalog.tools[tool]?.[0] ?? tool;

  useLayoutEffect(() => {
    const [menu, target] = [box.current, anchor.current];
    if (menu === null || target === null) return;
    menu.showPopover();
    menu.focus();
    return placeBelow(menu, target);
  }, [anchor]);
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      const target = event.target as Node;
      if (box.current?.contains(target) !== true && anchor.current?.contains(target) !== true) onClose(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [anchor, onClose]);
  useEffect(() => {
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, index]);

  const choose = (goal: (typeof goals)[number] | undefined) => {
    if (goal === undefined) return;
    onClose(false);
    handOver(`${goal.tool}/${goal.operation}`, value, goal.options);
    navigate(`/${goal.tool}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const last = goals.length - 1;
    const begins = (tool: string) => nameOf(tool).toLowerCase().startsWith(key.toLowerCase());
    if (key === 'ArrowDown') setIndex(index === last ? 0 : index + 1);
    else if (key === 'ArrowUp') setIndex(index === 0 ? last : index - 1);
    else if (key === 'Home') setIndex(0);
    else if (key === 'End') setIndex(last);
    else if (key === 'Escape') onClose(true);
    else if (key === 'Tab') return onClose(true);
    else if (key === 'Enter' || key === ' ') choose(goals[index]);
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const after = [...goals.keys()].map((at) => (index + 1 + at) % goals.length);
      setIndex(after.find((at) => begins(goals[at]?.tool ?? '')) ?? index);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      popover="manual"
      role="menu"
      tabIndex={0}
      aria-label={t('openIn')}
      aria-activedescendant={`${id}-${index}`}
      className={styles['root']}
      onKeyDown={onKeyDown}
    >
      {goals.map((goal, at) => (
        <div
          key={goal.tool}
          id={`${id}-${at}`}
          role="menuitem"
          className={classes(styles['item'], at === index && styles['active'])}
          onPointerMove={() => setIndex(at)}
          onClick={() => choose(goal)}
        >
          <Icon name={goal.tool} tool />
          <span>{nameOf(goal.tool)}</span>
        </div>
      ))}
    </div>
  );
}
