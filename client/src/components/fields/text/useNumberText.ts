import { useState } from 'react'
import { formatNumber, numberOrText, readNumber } from '../../../lib/format/readNumber.ts'

interface NumberText extends NonNullable<Parameters<typeof readNumber>[1]> {
  /** A number, '' while empty, or text that isn't a number. */
  readonly value: number | string
  readonly onChange: (value: number | string) => void
  readonly format?: (value: number) => string
}

/** State of an input for a number: formatted while not focused, with a note on a unit that is not part of the number. */
export function useNumberText({ value, onChange, format = formatNumber, ...options }: NumberText) {
  const [typed, setTyped] = useState<string | null>(null)
  const [unit, setUnit] = useState('')
  const number = typeof value === 'number' ? value : null
  return {
    isTyping: typed !== null,
    note: unit === '' || number === null ? null : `Without “${unit}”`,
    text: typed ?? (number === null ? String(value) : format(number)),
    focus: (): void => setTyped(number === null ? String(value) : formatNumber(number).replaceAll(',', '')),
    type: (text: string): void => {
      const reading = readNumber(text, options)
      setTyped(text)
      setUnit(reading.kind === 'number' ? reading.unit : '')
      onChange(numberOrText(text, options))
    },
    blur: (): void => setTyped(null),
  }
}
