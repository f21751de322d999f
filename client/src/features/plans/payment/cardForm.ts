/** Result of a card entry, without card data. */
export type CardAnswer =
  | { readonly kind: 'succeeded'; readonly paymentMethodId: string }
  | { readonly kind: 'declined'; readonly reason: string }
  /** The form itself shows what is missing. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'needsAction' }
  | { readonly kind: 'network' }

export interface CardForm {
  readonly confirm: () => Promise<CardAnswer>
  readonly focus: () => void
  readonly unmount: () => void
}

export interface CardSetting {
  readonly publishableKey: string
  readonly clientSecret: string
  readonly isDark: boolean
  /** Enter was pressed inside the form. */
  readonly onEnter: () => void
  /** The input changed, so earlier errors are outdated. */
  readonly onTyped: () => void
}

/** Mounts a card form into an element. Rejects if it can't be loaded. */
export type MountCard = (container: HTMLElement, setting: CardSetting) => Promise<CardForm>

/** Load timeout: a script that hangs never fails by itself. */
export const CARD_DEADLINE_MS = 15_000

/** The form did not load in time. */
export class CardTimeout extends Error {}

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
