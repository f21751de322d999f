import { OTP_LENGTH } from '@callout/contracts/constants'
import { Button, PinInput } from '@mantine/core'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import classes from './OtpForm.module.css'
import type { SignUpUserFragment } from '../signUp/signUp.generated.ts'
import { readCode } from './readCode.ts'
import { useResend } from './useResend.ts'
import { useVerify } from './useVerify.ts'

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** Spec §2: mm : ss. */
export const minutesAndSeconds = (seconds: number): string => `${twoDigits(Math.floor(seconds / 60))} : ${twoDigits(seconds % 60)}`

const isComplete = (code: string): boolean => code.length === OTP_LENGTH
const isLastBox = (element: Element | null): boolean => element?.matches('[data-last]') === true

interface OtpFormProps {
  readonly email: string
  readonly onVerified: (user: SignUpUserFragment | null) => void
}

/** Spec §2 "Email verification modal": text, six boxes, countdown, 'Resend Code' and 'Verify'. */
export function OtpForm({ email, onVerified }: OtpFormProps) {
  const boxes = useRef<HTMLInputElement>(null)
  const code = useRef('')
  const sent = useRef('')
  const [pasted, setPasted] = useState({ code: '', count: 0 })
  const errorId = useId()
  const { secondsLeft, resend, isSending } = useResend(email)
  const { verify, problem, forget, isVerifying } = useVerify(onVerified)
  const send = async (): Promise<void> => {
    if (!(await verify(code.current))) boxes.current?.focus()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  const sendOnce = (): void => {
    if (code.current === sent.current) return
    sent.current = code.current
    void send()
  }
  /** A complete code is sent when its last box is typed, not while earlier ones of a wrong code are corrected. */
  const type = (typed: string): void => {
    const wasComplete = isComplete(code.current)
    code.current = typed
    forget()
    if (!isComplete(typed)) sent.current = ''
    else if (!wasComplete || isLastBox(document.activeElement)) sendOnce()
  }
  /** `PinInput` reports no change when the digit is the same. */
  const retype = ({ key, target }: KeyboardEvent): void => {
    if (target instanceof HTMLInputElement && isLastBox(target) && key === target.value && isComplete(code.current)) sendOnce()
  }
  /** `PinInput` itself takes only digits. */
  const paste = (event: ClipboardEvent): void => {
    const found = readCode(event.clipboardData.getData('text'))
    if (found === null) return
    event.preventDefault()
    event.stopPropagation()
    setPasted(({ count }) => ({ code: found, count: count + 1 }))
    code.current = found
    forget()
    sendOnce()
  }
  return (
    <form noValidate aria-label="Verify your email address" onSubmit={submit}>
      <p className={classes.text}>
        To verify your email address please type {OTP_LENGTH} digit verification code which is sent to <strong>{email}</strong>
      </p>
      <PinInput
        key={pasted.count}
        ref={boxes}
        defaultValue={pasted.code}
        readOnly={isVerifying}
        length={OTP_LENGTH}
        type="number"
        size="lg"
        gap={8}
        placeholder=""
        autoFocus
        aria-label="Verification code"
        error={problem !== null}
        onChange={type}
        onPasteCapture={paste}
        onKeyDownCapture={retype}
        getInputProps={(index) => ({
          'data-last': index === OTP_LENGTH - 1 || undefined,
          'aria-label': `Digit ${index + 1} of ${OTP_LENGTH}`,
          'aria-describedby': problem === null ? undefined : errorId,
        })}
        classNames={{ root: classes.boxes ?? '', pinInput: classes.box ?? '' }}
      />
      <p id={errorId} className={classes.problem} role="alert">
        {problem}
      </p>
      <div className={`row ${classes.resend}`}>
        <button type="button" className={classes.link} disabled={secondsLeft > 0 || isSending} onClick={() => void resend()}>
          Resend Code
        </button>
        {secondsLeft > 0 && (
          <span role="timer" aria-label="Time until a new code can be sent" className={classes.clock}>
            {minutesAndSeconds(secondsLeft)}
          </span>
        )}
      </div>
      <Button type="submit" size="md" fullWidth loading={isVerifying}>
        Verify
      </Button>
      <p className={classes.note}>
        Haven&apos;t received the verification code? Please tap on Resend code button to get new verification code.
      </p>
    </form>
  )
}
