import { useEffect, useRef, useState } from 'react'
import type { AddressSuggestion } from './addressProvider.ts'
import { addressProvider } from './addressProviders.ts'

const MIN_LENGTH = 3
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Found {
  readonly suggestions: readonly AddressSuggestion[]
  readonly isLoading: boolean
}
const nothing: Found = { suggestions: [], isLoading: false }

/** Address suggestions for a text. A failing or slow provider never blocks typing. */
export function useAddressSuggestions() {
  const [found, setFound] = useState<Found>(nothing)
  const asked = useRef<AbortController | null>(null)
  const stop = (): void => {
    asked.current?.abort()
    setFound(nothing)
  }
  useEffect(() => () => asked.current?.abort(), [])
  const ask = async (text: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]> => {
    const provider = addressProvider()
    await wait(provider.waitMs)
    return signal.aborted ? [] : provider.suggest(text, signal)
  }
  const look = (text: string): void => {
    stop()
    if (text.trim().length < MIN_LENGTH) return
    const controller = new AbortController()
    asked.current = controller
    setFound({ suggestions: [], isLoading: true })
    const show = (suggestions: readonly AddressSuggestion[]): void => {
      if (!controller.signal.aborted) setFound({ suggestions, isLoading: false })
    }
    ask(text, controller.signal).then(show, () => show([]))
  }
  return { ...found, look, stop }
}
