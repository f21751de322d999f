import type { ComponentType } from 'react'
import { afterPaint } from './afterPaint.ts'
import { type LatePart, latePart } from './latePart.ts'
import { useLatePart } from './useLatePart.ts'

/**
 * A component that is loaded when it is rendered, or when `warm` says that it is about to be. Until then `Meanwhile` stands there,
 * and no boundary waits: React's own `lazy` shows what has come up to 300 ms later. A download that fails is thrown like any error
 * of the component. A generic component keeps its type.
 */
export function lateComponent<Component>(
  load: () => Promise<Component>,
  module?: string,
  Meanwhile?: ComponentType,
): Component & LatePart<Component> {
  const late = latePart(load, module)
  function Late(props: object) {
    const { part, error } = useLatePart(late, false)
    if (part) {
      const Shown = part as ComponentType
      return <Shown {...props} />
    }
    if (error) throw error
    // What is being drawn waits for none of them, nor for their styles.
    if (Meanwhile) late.warm()
    else afterPaint(late.warm)
    return Meanwhile ? <Meanwhile /> : null
  }
  return Object.assign(Late, late) as unknown as Component & LatePart<Component>
}
