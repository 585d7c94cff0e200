import { createContext, useContext } from 'react';
import type { Pointed } from './pointing.ts';

interface Pointing {
  readonly pointed: Pointed;
  readonly point: (at: Pointed) => void;
}

export const PointingContext = createContext<Pointing>({ pointed: {}, point: () => undefined });
export const usePointing = () => useContext(PointingContext);
