import { createContext, useContext } from 'react';

/** The tab around a part of a page. Without one the part is always shown. */
export interface PanelInUse {
  /** Name of its tab. */
  readonly name?: string;
  readonly isShown: boolean;
  /** Turns to another tab, or to its own. */
  readonly turnTo: (name: string) => void;
}

export const PanelContext = createContext<PanelInUse>({ isShown: true, turnTo: () => undefined });

export const usePanel = (): PanelInUse => useContext(PanelContext);
