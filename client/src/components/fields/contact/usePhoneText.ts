import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type * as reading from '../../../lib/phones/readPhones.ts'
import type { Phone } from '../../../lib/phones/readPhones.ts'
import { isKey } from '../../../lib/isKey.ts'

export type PhoneReader = Pick<typeof reading, 'readPhones' | 'groupedDigits' | 'groupedWhileTyping' | 'phoneWarning'>

interface PhoneTextOptions {
  /** Digits, or text that is no phone. */
  readonly value: string
  /** Digits of the chosen country code. */
  readonly countryCode: string
  readonly reader: PhoneReader | undefined
  readonly onText: (text: string) => void
  /** One phone while typing, all of the text when the field is left. Returns false if the form has no place for them. */
  readonly onPhones: (phones: readonly Phone[]) => boolean
}

interface Typed {
  readonly text: string
  /** The country code when typing began: a typed "+44" changes it. */
  readonly countryCode: string
}

/** Text of a phone input: read while typing and pasting, and shown in the country's groups. */
export function usePhoneText({ value, countryCode, reader, onText, onPhones }: PhoneTextOptions) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const shown = typed?.text ?? reader?.groupedDigits(value, countryCode) ?? value
  const read = (text: string, isEnd: boolean): void => {
    const code = typed?.countryCode ?? countryCode
    const phones = reader?.readPhones(text, code) ?? []
    const isSimple = phones.length === 1 && phones[0]?.extension === null
    const isHandled = (isEnd || isSimple) && phones.length > 0 && onPhones(phones)
    if (!isHandled) onText(text)
    setTyped(isEnd ? null : { text, countryCode: code })
  }
  const finish = (): void => {
    if (typed) read(typed.text, true)
  }
  return {
    value: shown,
    warning: typed ? null : (reader?.phoneWarning(value, countryCode) ?? null),
    onChange: ({ currentTarget: { value: text, selectionStart } }: ChangeEvent<HTMLInputElement>): void => {
      const isAppended = text.length > shown.length && selectionStart === text.length
      read(isAppended && reader ? reader.groupedWhileTyping(text, typed?.countryCode ?? countryCode) : text, false)
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
      event.preventDefault()
      const { value: before, selectionStart, selectionEnd } = event.currentTarget
      const pasted = event.clipboardData.getData('text').trim()
      read(before.slice(0, selectionStart ?? before.length) + pasted + before.slice(selectionEnd ?? before.length), true)
    },
    onBlur: finish,
    /** Forms are sent by Enter without leaving the field. */
    onKeyDown: (event: KeyboardEvent): void => {
      if (isKey(event, 'Enter')) finish()
    },
  }
}
