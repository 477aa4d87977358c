import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code is loaded when it is first shown, or before by `preload`: then it is rendered without waiting. (What React
 * has waited for, be it a moment, it shows a third of a second late.)
 * @param load throws what its import() throws
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Waited = lazy(preload);
  function Preloaded(props: Props) {
    // It stays what it was when it was first rendered.
    const [Code] = useState<ComponentType<Props>>(() => loaded ?? Waited);
    return <Code {...props} />;
  }
  return { Component: Preloaded, preload };
}
