import { useEffect, useState, type ComponentType } from 'react';

/** A part that is fetched when the page stands; nothing until then, and nothing if it cannot be had. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load]);
  return Part === undefined ? null : <Part />;
}
