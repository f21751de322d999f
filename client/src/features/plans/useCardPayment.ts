import { useRef, useState } from 'react'
import { isLost, type ApiError } from '../../lib/api/apiError.ts'
import { toastSaveError } from '../../components/form/reportSaveError.ts'
import { gotNoAnswer } from '../../lib/forms/uncertainText.ts'
import { keyOfText } from '../../lib/forms/keyOfText.ts'
import type { CardAnswer, CardForm } from './payment/cardForm.ts'

const newKey = (): string => `plan-${keyOfText(`${Date.now()} ${Math.random()}`)}`

const labels: Readonly<Record<'needsAction' | 'network', string>> = {
  needsAction: 'Your bank still has to confirm it’s you. Try again.',
  network: 'The payment service can’t be reached. Nothing was charged. Try again.',
}

const getProblem = (answer: Exclude<CardAnswer, { kind: 'succeeded' | 'incomplete' }>): string =>
  answer.kind === 'declined' ? answer.reason : labels[answer.kind]

/** The key stays the same until the payment changes, so that retrying after a lost response doesn't pay twice. */
export function useCardPayment(send: (paymentMethodId: string, key: string) => Promise<void>) {
  const [form, setForm] = useState<CardForm | null>(null)
  const typed = useRef<string | null>(null)
  const key = useRef(newKey())
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [refused, setRefused] = useState<ApiError | null>(null)

  const startNewPayment = (): void => {
    key.current = newKey()
  }
  const onTyped = (): void => {
    if (typed.current !== null) startNewPayment()
    typed.current = null
    setProblem(null)
  }
  const methodOf = async (card: CardForm): Promise<string | null> => {
    if (typed.current !== null) return typed.current
    const answer = await card.confirm()
    if (answer.kind === 'succeeded') return (typed.current = answer.paymentMethodId)
    if (answer.kind !== 'incomplete') setProblem(getProblem(answer))
    return null
  }
  const attempt = async (known: string | null): Promise<void> => {
    const method = known ?? (form && (await methodOf(form)))
    if (method === null) return
    try {
      await send(method, key.current)
    } catch (error) {
      const apiError = toastSaveError(error)
      const isUncertain = isLost(apiError.code)
      if (!isUncertain) {
        startNewPayment()
        typed.current = null
      }
      setRefused(apiError)
      setProblem(isUncertain ? `${apiError.message} ${gotNoAnswer} Trying again never charges twice.` : apiError.message)
    }
  }
  /** Ignored while a payment is in progress. */
  const run = async (known: string | null): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(null)
    setRefused(null)
    await attempt(known)
    isRunning.current = false
    setIsBusy(false)
  }
  return {
    onForm: setForm,
    hasForm: form !== null,
    isBusy,
    problem,
    refused,
    pay: () => run(null),
    payWith: (paymentMethodId: string) => run(paymentMethodId),
    onTyped,
    startNewPayment,
  }
}
