import { render, type RenderResult } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { Root } from '../Root.tsx'

/** The whole client at an address, as a browser would open it. */
export function renderAt(path: string): RenderResult & { readonly user: UserEvent } {
  window.history.replaceState(null, '', path)
  return { user: userEvent.setup({ delay: null }), ...render(<Root />) }
}
