import type { CardAnswer, CardForm, MountCard } from './cardForm.ts'
import classes from './CardField.module.css'

const declines: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined. Try another card.',
  authentication_failed: 'Your bank didn’t confirm the payment. Try again, or use another card.',
}

/** The iframe passes on payment method names without digits; anything else is rejected. */
const isName = (text: unknown): text is string => typeof text === 'string' && /^pm_mock_[a-z]+$/.test(text)

function getAnswer(returned: unknown): CardAnswer {
  const { kind, reason, paymentMethodId } = (returned ?? {}) as Readonly<Record<string, unknown>>
  if (kind === 'succeeded' && isName(paymentMethodId)) return { kind, paymentMethodId }
  if (kind === 'incomplete' || kind === 'network' || kind === 'needsAction') return { kind }
  return { kind: 'declined', reason: declines[String(reason)] ?? declines['card_declined'] ?? '' }
}

const MIN_PX = 100
const MAX_PX = 800

/** Form URL served by this client's server. */
async function addressOfForm(): Promise<string> {
  const response = await fetch('/settings.json', { cache: 'no-store' })
  const { cardFormUrl } = (await response.json()) as { readonly cardFormUrl?: unknown }
  if (typeof cardFormUrl !== 'string' || !/^https?:\/\//.test(cardFormUrl)) throw new Error('No card form is configured.')
  return cardFormUrl
}

interface Returned {
  readonly type: 'ready' | 'height' | 'typed' | 'enter' | 'bank' | 'answer'
  readonly px?: number
  readonly answer?: unknown
}

/** The simulated card form: a sandboxed iframe that can only run its script, and answers through a message port with fixed values. */
export const mountBuiltInCard: MountCard = async (container, { isDark, onEnter, onTyped }) => {
  const frame = document.createElement('iframe')
  frame.title = 'Card details'
  frame.className = classes.frame as string
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.src = await addressOfForm()
  const { port1, port2 } = new MessageChannel()
  let answered: ((answer: CardAnswer) => void) | undefined
  return new Promise<CardForm>((resolve) => {
    const confirm = (): Promise<CardAnswer> =>
      new Promise((settle) => {
        answered = settle
        port1.postMessage({ type: 'confirm' })
      })
    const form: CardForm = {
      confirm,
      focus: () => {
        frame.focus()
        port1.postMessage({ type: 'focus' })
      },
      unmount: () => {
        port1.close()
        frame.remove()
      },
    }
    const returned: Readonly<Record<Returned['type'], (message: Returned) => void>> = {
      ready: () => resolve(form),
      height: ({ px = MIN_PX }) => {
        frame.style.height = `${Math.min(Math.max(px, MIN_PX), MAX_PX)}px`
      },
      typed: onTyped,
      enter: onEnter,
      bank: () => frame.focus(),
      answer: ({ answer }) => answered?.(getAnswer(answer)),
    }
    port1.addEventListener('message', ({ data }: MessageEvent<Returned>) => returned[data.type]?.(data))
    port1.start()
    frame.addEventListener('load', () => frame.contentWindow?.postMessage({ type: 'open', isDark }, '*', [port2]), { once: true })
    container.append(frame)
  })
}
