/** What has come of a card that was typed. No digit of it is ever told. */
export type CardAnswer =
  | { readonly kind: 'succeeded'; readonly paymentMethodId: string }
  | { readonly kind: 'declined'; readonly reason: string }
  /** The form itself says what is missing. */
  | { readonly kind: 'incomplete' }
  /** The bank asks for a step that was not done. */
  | { readonly kind: 'needsAction' }
  | { readonly kind: 'network' }

/** A card form that stands in the page. */
export interface CardForm {
  readonly confirm: () => Promise<CardAnswer>
  readonly focus: () => void
  readonly unmount: () => void
}

/** What it is opened with, and what it tells meanwhile. */
export interface CardSetting {
  readonly publishableKey: string
  readonly clientSecret: string
  readonly isDark: boolean
  /** Enter was pressed in it. */
  readonly onEnter: () => void
  /** Something was typed: what was said before is out of date. */
  readonly onTyped: () => void
}

/** Puts a card form into an element. Rejects where it does not come. */
export type MountCard = (place: HTMLElement, setting: CardSetting) => Promise<CardForm>

/** How long a card form may load: a script that hangs never fails by itself. */
export const CARD_DEADLINE_MS = 15_000

/** It has not come in time. */
export class CardTimeout extends Error {}

/** The same within the deadline. What comes later is taken away again. */
export function withinDeadline(opening: Promise<CardForm>, ms: number = CARD_DEADLINE_MS): Promise<CardForm> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      reject(new CardTimeout())
    }, ms)
    const onMounted = (form: CardForm): void => {
      clearTimeout(timer)
      if (isOver) form.unmount()
      else resolve(form)
    }
    opening.then(onMounted, (error: unknown) => {
      clearTimeout(timer)
      reject(error)
    })
  })
}
