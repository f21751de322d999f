import type { CSSProperties, ReactElement } from 'react'

interface TransitionProps {
  readonly mounted: boolean
  readonly transition: string | { readonly in: CSSProperties }
  readonly children: (styles: CSSProperties) => ReactElement
}

/** In place of the kit's own where a button shows that it is busy: the sign of it is there at once, where it would end. */
export const Transition = ({ mounted, transition, children }: TransitionProps): ReactElement | null =>
  mounted ? children(typeof transition === 'string' ? {} : transition.in) : null
