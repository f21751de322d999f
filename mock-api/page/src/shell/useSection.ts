import { useSyncExternalStore } from 'react'
import { sections } from './sections.ts'

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The section of the address, `#clock`, the first unless it names one. `rest` follows it: `#data/jobs/7`. */
export function useSection() {
  const hash = useSyncExternalStore(onHash, () => window.location.hash.slice(1))
  const [name, ...rest] = hash.split('/')
  const [first] = sections
  const section = sections.find(({ id }) => id === name) ?? first
  return { ...section, rest }
}
