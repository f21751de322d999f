import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFormRound } from '../../components/form/formRound.ts'

const SAVE = 'aside button, [data-bottom-bar] button'

/** Puts the focus on the setting that the address names; after a save where it was, on the button. */
export function SettingFocus({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation()
  const round = useFormRound()
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    place?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea, button')?.focus()
  }, [hash])
  useEffect(() => {
    if (round === 0 || document.activeElement !== document.body) return
    const buttons = [...document.querySelectorAll<HTMLElement>(SAVE)]
    buttons.find((button) => button.checkVisibility?.() ?? true)?.focus()
  }, [round])
  return children
}
