import { type ComponentType, lazy } from 'react'

/** `lazy` for a component that is generic, which React's own forgets: what is loaded keeps the type that it has. */
export const lazyGeneric = <Component>(load: () => Promise<Component>): Component =>
  lazy(async () => ({ default: (await load()) as ComponentType })) as unknown as Component
