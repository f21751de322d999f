import { render, type RenderResult } from '@testing-library/react'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '../app/App.tsx'
import { createAppRouter } from '../app/router.tsx'

/**
 * Pastes all but the last letter, because a page with many fields re-renders on each key. Keys such as `{Enter}` are pressed
 * individually.
 */
function writing(user: UserEvent): UserEvent {
  const type: UserEvent['type'] = async (element, text, options) => {
    const [, letters, keys] = /^([^[{]{2,})([^[{](?:\{Enter\})?)$/.exec(text) ?? []
    if (options !== undefined || letters === undefined || keys === undefined) return user.type(element, text, options)
    await user.click(element)
    await user.paste(letters)
    await user.keyboard(keys)
  }
  return { ...user, type }
}

/** Clicks skip the check of `pointer-events`: it computes the styles of all ancestors, and tests load no style sheets. */
const fastUser = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never } as const

/** Renders the whole client at a path. */
export function renderAt(path: string): RenderResult & { readonly user: UserEvent } {
  window.history.replaceState(null, '', path)
  const router = createAppRouter()
  onTestFinished(() => router.dispose())
  return { user: writing(userEvent.setup(fastUser)), ...render(<App router={router} />) }
}
