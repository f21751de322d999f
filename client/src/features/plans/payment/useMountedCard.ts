import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { mountBuiltInCard } from './builtInCard.ts'
import { type CardForm, CardTimeout, type MountCard, withinDeadline } from './cardForm.ts'
import { mountStripeCard } from './stripeCard.ts'

export const cardForms: Readonly<Record<'stripe' | 'builtIn', MountCard>> = { stripe: mountStripeCard, builtIn: mountBuiltInCard }

/** Keys of the payment service. Others belong to a backend that simulates it. */
const isStripeKey = (key: string): boolean => /^pk_(test|live)_/.test(key)

export const mountCard: MountCard = (container, setting) => {
  const mount = cardForms[isStripeKey(setting.publishableKey) ? 'stripe' : 'builtIn']
  return withinDeadline(mount(container, setting))
}

interface Token {
  readonly publishableKey: string
  readonly clientSecret: string
}
interface Listeners {
  readonly onEnter: () => void
  readonly onTyped: () => void
}

export type CardState = 'loading' | 'ready' | { readonly problem: string }

const getProblem = (error: unknown): string =>
  error instanceof CardTimeout
    ? 'The card form is taking too long to load. Try again.'
    : 'The card form couldn’t be loaded. Try again, or contact support if it happens again.'

/** Mounts the card form for the token into `container`, and unmounts it on cleanup. `onForm` gets the form, and null without one. */
export function useMountedCard(token: Token | null, onForm: (form: CardForm | null) => void, listeners: Listeners) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<CardState>('loading')
  const isDark = useComputedColorScheme('light') === 'dark'
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const element = container.current
    if (!token || !element) return undefined
    let isGone = false
    let current: CardForm | null = null
    setState('loading')
    const setting = { ...token, isDark, onEnter: () => latest.current.onEnter(), onTyped: () => latest.current.onTyped() }
    const onMounted = (mounted: CardForm): void => {
      if (isGone) {
        mounted.unmount()
        return
      }
      current = mounted
      onForm(mounted)
      setState('ready')
    }
    mountCard(element, setting).then(onMounted, (error: unknown) => {
      element.replaceChildren()
      if (!isGone) setState({ problem: getProblem(error) })
    })
    return () => {
      isGone = true
      current?.unmount()
      onForm(null)
      element.replaceChildren()
    }
  }, [token, isDark, onForm])
  return { container, state }
}
