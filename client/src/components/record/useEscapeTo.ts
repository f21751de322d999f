import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { toRow } from '../list/listAddress.ts'
import type { Back } from './back.ts'
import { useToldKeys } from '../page/keySheet.ts'
import { isPageCovered } from '../page/usePageKeys.ts'

const fields = ['INPUT', 'TEXTAREA', 'SELECT']

/** Escape leaves the page, unless it has something nearer to close or somebody is typing. */
export function useEscapeTo({ to, state: { row } }: Pick<Back, 'to' | 'state'>): void {
  const navigate = useNavigate()
  useToldKeys('On this page', [{ label: 'Back to the list', keys: ['Esc'] }])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && fields.includes(event.target.tagName)
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping || isPageCovered()) return
      void navigate(to, { state: toRow(row) })
    }
    // Before the layers hear it, while they are still there: dialogs listen on the window, and come later than the page.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [to, row, navigate])
}
