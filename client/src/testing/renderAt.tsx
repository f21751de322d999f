import { render, type RenderResult } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '../app/App.tsx'
import { createAppRouter } from '../app/router.tsx'

/**
 * Pastes all but the last letter, because a page with many fields re-renders on each key. Keys such as `{Enter}` are pressed
 * individually.
 */
function writing(user: UserEvent): UserEvent {
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options !== undefined || /[[{]/.test(text) || text.length < 3) return user.type(element, text, options)
    await user.click(element)
    await user.paste(text.slice(0, -1))
    await user.keyboard(text.slice(-1))
  }
  return { ...user, type }
}

/** Renders the whole client at a path. */
export function renderAt(path: string): RenderResult & { readonly user: UserEvent } {
  window.history.replaceState(null, '', path)
  const router = createAppRouter()
  onTestFinished(() => router.dispose())
  return { user: writing(userEvent.setup({ delay: null })), ...render(<App router={router} />) }
}
